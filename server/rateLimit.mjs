// @ts-check
/**
 * Lets through so many calls a minute, of the whole process: whoever calls, the work is bounded,
 * and nobody's address is remembered for it.
 *
 * @param {number} callsPerMinute
 * @returns {() => boolean} whether this call is let through
 */
export function rateLimit(callsPerMinute) {
  let minute = 0;
  let calls = 0;
  return () => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, calls] = [now, 0];
    calls++;
    return calls <= callsPerMinute;
  };
}
