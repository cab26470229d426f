import { plainDigits } from '@/lib/format/readNumber';

const DEFAULT_MINUTES = 3;

/** "5", "2.35", "5 min", "5-minute read", "5 मिनट", "५ मिनट में पढ़ें". */
const MINUTES =
  /^(\d{1,4}(?:\.\d{1,20})?)(?:[\s-]*(?:min(?:ute)?s?\.?(?:\s+read)?|मिनट(?:\s+में\s+पढ\u093c?ें)?))?$/i;

const WORDS_A_MINUTE = 200;

const minutesOf = (text: string) =>
  Math.max(1, Math.ceil(text.trim().split(/\s+/).length / WORDS_A_MINUTE));

/**
 * Minutes, or the provider's wording. If missing, counted from the text, else the default of
 * product.md 10.1.
 */
export function readTime(given: string | number | undefined, text?: string): number | string {
  if (given === undefined) return text ? minutesOf(text) : DEFAULT_MINUTES;
  const minutes = typeof given === 'number' ? given : MINUTES.exec(plainDigits(given))?.[1];
  if (minutes === undefined) return given;
  return Number(minutes) > 0 ? Math.ceil(Number(minutes)) : DEFAULT_MINUTES;
}
