/** A token bucket on the monotonic clock: gives the milliseconds to wait, 0 to go ahead. */
export function createTokenBucket({ burst, perSecond }: { burst: number; perSecond: number }) {
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
