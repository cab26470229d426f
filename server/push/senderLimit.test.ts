import { createSenderLimit } from './senderLimit.mjs';

let clock = 0;
beforeEach(() => (clock = 0));
const limit = (most?: number) =>
  createSenderLimit({ perMinute: 2, now: () => clock, ...(most && { most }) });
const times = (count: number, ask: () => boolean) => Array.from({ length: count }, ask);

it('lets each sender ask so often in a minute, and again in the next', () => {
  const isAllowed = limit();
  expect(times(3, () => isAllowed('203.0.113.7'))).toEqual([true, true, false]);
  expect(isAllowed('203.0.113.8')).toBe(true);
  clock = 60_000;
  expect(times(3, () => isAllowed('203.0.113.7'))).toEqual([true, true, false]);
});

it('takes those behind a proxy that is not named for many', () => {
  const isAllowed = limit();
  expect(times(3, () => isAllowed(null))).toEqual([true, true, true]);
});

it('remembers the latest senders alone', () => {
  const isAllowed = limit(2);
  times(2, () => isAllowed('first'));
  for (const sender of ['second', 'third']) expect(isAllowed(sender)).toBe(true);
  expect(times(2, () => isAllowed('third'))).toEqual([true, false]);
  expect(isAllowed('first')).toBe(true);
});
