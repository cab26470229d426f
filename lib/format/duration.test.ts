import { clockLength, isoLength } from './duration';

it.each([
  [4, '0:04'],
  [60, '1:00'],
  [204, '3:24'],
  [3723, '1:02:03'],
])('%d seconds are %s', (seconds, clock) => {
  expect(clockLength(seconds)).toBe(clock);
  expect(isoLength(seconds)).toBe(`PT${seconds}S`);
});
