export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Product.md 12.2: now, minutes under 60, hours under 24, days up to 30, then the date. */
export type Elapsed =
  | { unit: 'now' | 'minutes' | 'hours' | 'days'; count: number }
  | { unit: 'date' };

const MOST_DAYS = 30;

export const CLOCKS_DIFFER_MS = 5 * MINUTE_MS;

/** The near future counts as now, because clocks differ; the far future shows its date. */
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
