import { latinDigits } from '@/lib/numbers/readNumber';

const DEFAULT_MINUTES = 3;

/**
 * "5", "5 min", "5-minute read", "5 मिनट", "५ मिनट में पढ़ें": a figure and its unit, and nothing
 * else.
 */
const MINUTES = /^(\d{1,4})(?:[\s-]*(?:min(?:ute)?s?\.?(?:\s+read)?|मिनट(?:\s+में\s+पढ\u093c?ें)?))?$/i;

/**
 * How long a poster's story takes to read: minutes, for which the site has words, or what the
 * provider says as it came.
 */
export function readTime(given: string | number | undefined): number | string {
  if (given === undefined) return DEFAULT_MINUTES;
  const minutes = typeof given === 'number' ? given : MINUTES.exec(latinDigits(given))?.[1];
  if (minutes === undefined) return given;
  return Number(minutes) > 0 ? Number(minutes) : DEFAULT_MINUTES;
}
