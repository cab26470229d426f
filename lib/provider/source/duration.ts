import { plainDigits } from '@/lib/format/readNumber';

const ISO = /^P(?:(\d{1,2})D)?(?:T(?:(\d{1,3})H)?(?:(\d{1,5})M)?(?:(\d{1,6})(?:\.\d{1,9})?S)?)?$/i;
const CLOCK = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)(?:\.\d{1,9})?$/;
const WORDS =
  /^(?:(\d{1,2}) ?(?:h|hrs?|hours?|घंट[ेा]))?(?:(?:^|(?<=\D) ?)(\d{1,4}) ?(?:m|mins?|minutes?|मिनट))?(?:(?:^|(?<=\D) ?)(\d{1,6}) ?(?:s|secs?|seconds?|सेकंड))?$/i;
const SECONDS = /^\d{1,6}(?:\.\d{1,9})?$/;

/** But those between two numbers. */
const SPACES = /\s+(?!\d)|(?<!\d)\s+/g;

const DAY = 86_400;

/**
 * Whole seconds of 204, "3:24", "3 min 24 s" or "PT3M24S". Null for other text, zero, or more than
 * a day, which is no duration.
 */
export function durationSeconds(given: string | number): number | null {
  const seconds = Math.round(secondsOf(plainDigits(String(given)).replace(SPACES, '')));
  return seconds > 0 && seconds <= DAY ? seconds : null;
}

function secondsOf(text: string): number {
  if (SECONDS.test(text)) return Number(text);
  const clock = CLOCK.exec(text);
  if (clock) return sum(0, ...clock.slice(1));
  const words = WORDS.exec(text);
  if (words) return sum(0, ...words.slice(1));
  return sum(...(ISO.exec(text)?.slice(1) ?? []));
}

function sum(...[days, hours, minutes, seconds]: (string | number | undefined)[]): number {
  const of = (part: string | number | undefined) => Number(part ?? 0);
  return of(days) * DAY + of(hours) * 3600 + of(minutes) * 60 + of(seconds);
}
