import { createOncePerHour } from './oncePerHour.mjs';

const HOUR_MS = 3_600_000;
const START = 500_000 * HOUR_MS;

function clocked() {
  const clock = { now: START };
  return { clock, isFirst: createOncePerHour(() => clock.now) };
}

it('takes one thing of one sender once', () => {
  const { isFirst } = clocked();
  expect([
    isFirst('203.0.113.7', 'a'),
    isFirst('203.0.113.7', 'a'),
    isFirst('203.0.113.7', 'b'),
    isFirst('203.0.113.8', 'a'),
  ]).toEqual([true, false, true, true]);
});

it.each([
  ['in the last millisecond of the hour', HOUR_MS - 1, false],
  ['in the next hour', HOUR_MS, true],
])('of one thing %s', (_, later, expected) => {
  const { clock, isFirst } = clocked();
  isFirst('203.0.113.7', 'a');
  clock.now += later;
  expect(isFirst('203.0.113.7', 'a')).toBe(expected);
});

it('takes a hundred things of a sender an hour', () => {
  const { clock, isFirst } = clocked();
  const taken = () =>
    Array.from({ length: 1_000 }, (_, at) => isFirst('203.0.113.7', `made-${at}`)).filter(Boolean);
  expect(taken()).toHaveLength(100);
  clock.now += HOUR_MS;
  expect(taken()).toHaveLength(100);
});

it('remembers through what one sender makes up, and forgets the first of many senders', () => {
  const { isFirst } = clocked();
  isFirst('203.0.113.7', 'a');
  for (let at = 0; at < 10_000; at++) isFirst('198.51.100.1', `made-${at}`);
  expect(isFirst('203.0.113.7', 'a')).toBe(false);
  for (let at = 0; at < 50_000; at++) isFirst(`sender-${at}`, 'b');
  expect(isFirst('203.0.113.7', 'a')).toBe(true);
});
