import { latinDigits } from '@/lib/numbers/readNumber';
import { MINUTE_MS } from './durations';

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
