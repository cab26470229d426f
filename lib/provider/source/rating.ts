import { plainDigits } from '@/lib/format/readNumber';
import type { Rating } from '@/lib/story/story';

const STARS = 5;
const LONGEST = 100;
const GIVEN =
  /^(\d{1,3}(?:[.,]\d{1,2})?)(?:\s?(?:\/|out of)\s?(\d{1,3}))?(?:\s?(?:stars?|★|स्टार))?$/i;
const OF_HINDI = /^(\d{1,3}) में से (\d{1,3}(?:\.\d{1,2})?)(?:\s?स्टार)?$/;
const DRAWN_STARS = /^(★{1,5})(½)?☆{0,5}$/;

export function ratingOf(given: string | number): Rating | null {
  const { stars, of } = partsOf(String(given).trim());
  if (stars === undefined) return null;
  const [value, best] = [Number(stars.replace(',', '.')), of === undefined ? STARS : Number(of)];
  return value <= best && best > 0 && best <= LONGEST
    ? { value, best, stars: starsOf(value, best) }
    : null;
}

function partsOf(text: string): { stars?: string | undefined; of?: string | undefined } {
  const [, whole, half] = DRAWN_STARS.exec(text) ?? [];
  if (whole) return { stars: `${whole.length + (half ? 0.5 : 0)}` };
  const plain = plainDigits(text);
  const [, best, value] = OF_HINDI.exec(plain) ?? [];
  if (value) return { stars: value, of: best };
  const [, stars, of] = GIVEN.exec(plain) ?? [];
  return { stars, of };
}

const DRAWN = 5;

export function starsOf(value: number, best: number): string {
  if (best > DRAWN) return `★ ${value}/${best}`;
  const halves = Math.round(2 * value);
  const half = halves % 2 === 1 ? '½' : '';
  const whole = Math.floor(halves / 2);
  return '★'.repeat(whole) + half + '☆'.repeat(best - whole - half.length);
}
