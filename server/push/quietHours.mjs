/**
 * True in the quiet hours. An end before the beginning is on the next day; equal hours are the
 * whole day.
 *
 * @param {number} now in epoch milliseconds
 * @param {{ from: number, until: number } | null} hours of the day there; null for none
 * @param {string} timeZone as `Asia/Kolkata`
 */
export function isQuiet(now, hours, timeZone) {
  if (!hours) return false;
  const { from, until } = hours;
  const clock = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  const hour = Number(clock.format(now));
  return from < until ? hour >= from && hour < until : hour >= from || hour < until;
}
