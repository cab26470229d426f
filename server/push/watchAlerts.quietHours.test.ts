import { isQuiet } from './watchAlerts.mjs';

const NIGHT = { from: 22, until: 7 };
const NOON = { from: 12, until: 14 };
const INDIA = 'Asia/Kolkata';

it.each<[string, { from: number; until: number } | null, string, boolean]>([
  ['2026-11-27T21:59:59+05:30', NIGHT, INDIA, false],
  ['2026-11-27T22:00:00+05:30', NIGHT, INDIA, true],
  ['2026-11-28T00:00:00+05:30', NIGHT, INDIA, true],
  ['2026-11-28T06:59:59+05:30', NIGHT, INDIA, true],
  ['2026-11-28T07:00:00+05:30', NIGHT, INDIA, false],
  ['2026-11-28T06:59:59+05:30', NIGHT, 'Asia/Kathmandu', false],
  ['2026-11-27T11:59:00+05:30', NOON, INDIA, false],
  ['2026-11-27T12:00:00+05:30', NOON, INDIA, true],
  ['2026-11-27T14:00:00+05:30', NOON, INDIA, false],
  ['2026-11-27T15:00:00+05:30', { from: 0, until: 0 }, INDIA, true],
  ['2026-11-28T03:00:00+05:30', null, INDIA, false],
])('%s, quiet %j in %s: %p', (now, hours, timeZone, expected) => {
  expect(isQuiet(Date.parse(now), hours, timeZone)).toBe(expected);
});
