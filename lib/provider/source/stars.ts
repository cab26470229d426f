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
