import { plainDigits } from '@/lib/format/readNumber';
import type { Rating } from '@/lib/story/story';

const STARS = 5;
/** Percentages are the longest scale in use. */
const LONGEST = 100;
const GIVEN = /^(\d{1,3}(?:\.\d{1,2})?)(?:\s?\/\s?(\d{1,3}))?$/;

/** From 3.5, "3.5" (of five stars) or "7/10"; null for other text and impossible figures. */
export function ratingOf(given: string | number): Rating | null {
  const [, stars, of] = GIVEN.exec(plainDigits(String(given)).trim()) ?? [];
  if (stars === undefined) return null;
  const [value, best] = [Number(stars), of === undefined ? STARS : Number(of)];
  return value <= best && best > 0 && best <= LONGEST
    ? { value, best, stars: starsOf(value, best) }
    : null;
}

/** Longer scales show figures instead of stars. */
const DRAWN = 5;

/** "★★★½☆", to the nearest half; of a scale beyond five stars "★ 7/10". */
export function starsOf(value: number, best: number): string {
  if (best > DRAWN) return `★ ${value}/${best}`;
  const halves = Math.round(2 * value);
  const half = halves % 2 === 1 ? '½' : '';
  const whole = Math.floor(halves / 2);
  return '★'.repeat(whole) + half + '☆'.repeat(best - whole - half.length);
}
