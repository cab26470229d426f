import { yearsOld } from './newsroomTime';

// 00:30 on 20 November 2026 in India, still the 19th in UTC.
const NOW = Date.parse('2026-11-19T19:00:00Z');

it.each([
  ['this minute', '2026-11-19T19:00:00Z', 0],
  ['tomorrow', '2026-11-21T06:00:00Z', 0],
  ['a year ago but for a day', '2025-11-21T00:00:00+05:30', 0],
  ['a year ago to the day, later on it', '2025-11-20T23:59:00+05:30', 1],
  ['a year ago, in India only', '2025-11-19T18:31:00Z', 1],
  ['two years ago but for a minute', '2024-11-21T00:00:00+05:30', 1],
  ['two years ago', '2024-11-20T00:00:00+05:30', 2],
  ['a leap day', '2024-02-29T12:00:00+05:30', 2],
  ['seven years ago', '2019-07-12T10:00:00+05:30', 7],
  ['in another month of an earlier year', '2020-12-01T10:00:00+05:30', 5],
])('%s: %s', (_, moment, years) => {
  expect(yearsOld(moment, NOW)).toBe(years);
});
