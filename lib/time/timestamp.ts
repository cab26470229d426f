const WITHOUT_ZONE = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/;
/** Epoch seconds reach this only in the year 5138; anything above is in milliseconds. */
const SECONDS_LIMIT = 1e11;

/**
 * A provider's moment as an ISO string in UTC, or null when it is none. Takes ISO text and epoch numbers in
 * seconds or milliseconds; a text without a zone is on India's clock.
 */
export function timestamp(given: string | number): string | null {
  const date =
    typeof given === 'number'
      ? new Date(given < SECONDS_LIMIT ? given * 1000 : given)
      : new Date(WITHOUT_ZONE.test(given) ? `${given.replace(' ', 'T')}+05:30` : given);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
