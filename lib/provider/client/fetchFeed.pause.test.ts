import { pauseMs } from './fetchFeed';

it.each([
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 250],
  [4, 500],
  [5, 1000],
  [6, 2000],
  [7, 2000],
  [5000, 2000],
])('after %d failures in a row waits for %d ms', (failures, expected) => {
  expect(pauseMs(failures, 2000)).toBe(expected);
});

it.each([
  [3, 0, 0],
  [5000, 0, 0],
  [3, 100, 100],
  [4, 400, 400],
])('after %d failures and with at most %d ms waits for %d ms', (failures, longest, expected) => {
  expect(pauseMs(failures, longest)).toBe(expected);
});
