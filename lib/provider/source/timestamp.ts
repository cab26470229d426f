import { MINUTE_MS } from '@/lib/format/elapsed';
import { latinDigits } from '@/lib/format/readNumber';
import { TIME_ZONE } from '@/lib/i18n/language';
import { epochMs, readDate } from '@/lib/provider/dates/readDate';

/** Below that a number is a text of digits: 20240312, or a figure of another kind. Before March 1973. */
const EPOCH_LEAST = 1e8;

/**
 * A source's moment as an ISO string in UTC, or null when it is none. Takes every form of a date that
 * `readDate` knows and epoch numbers in seconds or milliseconds.
 *
 * @param timeZone whose clock is meant where a text names no zone: that of the site
 */
export function timestamp(given: string | number, timeZone: string = TIME_ZONE): string | null {
  const isEpoch = typeof given === 'number' && (given >= EPOCH_LEAST || given === 0);
  const date = new Date(isEpoch ? epochMs(given) : (readDate(String(given), timeZone) ?? NaN));
  return date.getTime() <= LATEST ? date.toISOString() : null;
}

/** A moment of a later century is another figure, or "never". */
const LATEST = Date.UTC(2100, 0) - 1;
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
