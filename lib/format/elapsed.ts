export const MINUTE_MS = 60_000;

/**
 * How long ago, in the steps of product.md 12.2: just now, minutes under 60, hours under 24, then
 * days up to 30. For anything older the date says more.
 */
export type Elapsed =
  | { unit: 'now' | 'minutes' | 'hours' | 'days'; count: number }
  | { unit: 'date' };

const MOST_DAYS = 30;

/** So much the clocks of a source and of this machine may differ. */
export const CLOCKS_DIFFER_MS = 5 * MINUTE_MS;

/**
 * Both in epoch milliseconds. A moment in the near future (a clock that runs ahead) is just now; of one
 * further ahead nothing but its date is said.
 */
export function elapsed(then: number, now: number): Elapsed {
  if (then - now > CLOCKS_DIFFER_MS) return { unit: 'date' };
  const minutes = Math.floor((now - then) / MINUTE_MS);
  if (minutes < 1) return { unit: 'now', count: 0 };
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return { unit: 'hours', count: hours };
  const days = Math.floor(hours / 24);
  return days <= MOST_DAYS ? { unit: 'days', count: days } : { unit: 'date' };
}
