import { latinDigits } from '@/lib/numbers/readNumber';

const DEFAULT_MINUTES = 3;

/**
 * "5", "5 min", "5-minute read", "5 मिनट", "५ मिनट में पढ़ें": a figure and its unit, and nothing
 * else.
 */
const MINUTES = /^(\d{1,4})(?:[\s-]*(?:min(?:ute)?s?\.?(?:\s+read)?|मिनट(?:\s+में\s+पढ\u093c?ें)?))?$/i;

const WORDS_A_MINUTE = 200;

/** As many minutes as a text of these words takes, at least one. */
const minutesOf = (text: string) =>
  Math.max(1, Math.ceil(text.trim().split(/\s+/).length / WORDS_A_MINUTE));

/**
 * How long a poster's story takes to read: a number of minutes, or the provider's own text. If the
 * provider sends neither, the minutes are counted from the story's text; without a text they are the
 * default of product.md 10.1.
 */
export function readTime(given: string | number | undefined, text?: string): number | string {
  if (given === undefined) return text ? minutesOf(text) : DEFAULT_MINUTES;
  const minutes = typeof given === 'number' ? given : MINUTES.exec(latinDigits(given))?.[1];
  if (minutes === undefined) return given;
  return Number(minutes) > 0 ? Number(minutes) : DEFAULT_MINUTES;
}
