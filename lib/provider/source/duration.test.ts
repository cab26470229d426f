import { durationSeconds } from './duration';

it.each([
  [204, 204],
  ['204', 204],
  ['203.6', 204],
  ['3:24', 204],
  ['03:24', 204],
  ['1:02:03', 3723],
  ['90:00', 5400],
  ['३:२४', 204],
  ['PT3M24S', 204],
  ['PT1H', 3600],
  ['pt2m5.5s', 125],
  ['P1D', 86_400],
  ['204s', 204],
  ['3m 24s', 204],
  ['3 min', 180],
  ['3 mins 24 secs', 204],
  ['1 hr 2 min', 3720],
  ['1h2m', 3720],
  ['3 मिनट', 180],
  [' 03 : 24 ', 204],
  ['3  min  24  sec', 204],
  ['PT3M 24S', 204],
])('%j is %d seconds', (given, seconds) => {
  expect(durationSeconds(given)).toBe(seconds);
});

it.each([
  '',
  '0',
  0,
  -5,
  NaN,
  Infinity,
  '3:60',
  '12.30 pm',
  '12 30',
  'PT',
  'P',
  'P2D',
  1e9,
  '3 min read',
  'min',
  'x',
])('%j says nothing', (given) => {
  expect(durationSeconds(given)).toBeNull();
});
