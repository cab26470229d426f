/**
 * Lets so many calls through at once, and later so many a second, by the clock that nobody sets.
 *
 * @returns the milliseconds until a call may be made; 0 lets it through
 */
export function createRate({ burst, perSecond }: { burst: number; perSecond: number }) {
  let left = burst;
  let at = performance.now();
  return (): number => {
    const now = performance.now();
    left = Math.min(burst, left + ((now - at) / 1000) * perSecond);
    at = now;
    if (left < 1) return ((1 - left) / perSecond) * 1000;
    left--;
    return 0;
  };
}
