import { untilNextPoll } from './pollIntervals';

const at = (seconds: number) => Date.parse('2026-11-20T06:30:00.000Z') + seconds * 1_000;

it.each([
  { second: 0, interval: 30, wait: 30 },
  { second: 1, interval: 30, wait: 29 },
  { second: 14.5, interval: 30, wait: 15.5 },
  { second: 31, interval: 30, wait: 29 },
  { second: 31, interval: 60, wait: 29 },
  { second: 1, interval: 60, wait: 59 },
  { second: 29.5, interval: 30, wait: 30.5 },
])('waits $wait s at second $second of a minute, every $interval s', (row) => {
  expect(untilNextPoll(at(row.second), row.interval * 1_000)).toBe(row.wait * 1_000);
});
