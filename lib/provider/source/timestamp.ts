import { MINUTE_MS } from '@/lib/format/elapsed';
import { latinDigits } from '@/lib/format/readNumber';

/** Epoch seconds reach this only in the year 5138; anything above is in milliseconds. */
const SECONDS_LIMIT = 1e11;
/** The platform takes "5" and "page 1" for days of 2001: a moment has to name its year. */
const YEAR = /\b(?:19|20)\d\d\b/;
const ISO_WITHOUT_ZONE = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/;
const ISO = /^\d{4}-\d\d/;
const ZONE = /(?:Z|UTC|GMT|[+-]\d\d:?\d\d)$/;

/**
 * A provider's moment as an ISO string in UTC, or null when it is none. Takes ISO text and epoch
 * numbers in seconds or milliseconds; a text without a zone is on India's clock.
 */
export function timestamp(given: string | number): string | null {
  const date = new Date(typeof given === 'number' ? inMilliseconds(given) : withZone(given));
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

const inMilliseconds = (epoch: number) => (epoch < SECONDS_LIMIT ? epoch * 1000 : epoch);

function withZone(text: string): string {
  if (!YEAR.test(text)) return '';
  if (ISO_WITHOUT_ZONE.test(text)) return `${text.replace(' ', 'T')}+05:30`;
  return ISO.test(text) || ZONE.test(text) ? text : `${text} GMT+0530`;
}

const NOW = /^(?:just now|now|अभी|अभी-अभी)$/i;
const AGO =
  /^(\d{1,4}|an?|एक)\s*(?:(m(?:in(?:ute)?s?)?|मिनट)|(h(?:(?:ou)?rs?)?|घंटे?|घंटा|घण्टे?)|(d(?:ays?)?|दिन))\.?\s*(?:ago|पहले)$/i;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/**
 * The moment that a provider's words mean ("5 minutes ago", "2 घंटे पहले"), as an ISO string to the
 * minute; null for other words.
 *
 * @param now epoch milliseconds: when the answer came
 */
export function agoInWords(words: string, now: number): string | null {
  const minutes = minutesAgo(latinDigits(words).trim());
  if (minutes === null) return null;
  const minute = Math.floor(now / MINUTE_MS) - minutes;
  return new Date(minute * MINUTE_MS).toISOString();
}

function minutesAgo(words: string): number | null {
  if (NOW.test(words)) return 0;
  const [, figure, inMinutes, inHours] = AGO.exec(words) ?? [];
  if (figure === undefined) return null;
  const count = Number(figure) || 1;
  return count * (inMinutes ? 1 : inHours ? HOUR_MINUTES : DAY_MINUTES);
}
