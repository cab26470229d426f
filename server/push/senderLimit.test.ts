import { createSenderLimit } from './senderLimit.mjs';

let clock = 0;
beforeEach(() => (clock = 0));
const limit = (most?: number) =>
  createSenderLimit({ perMinute: 2, now: () => clock, ...(most && { most }) });
const times = (count: number, ask: () => boolean) => Array.from({ length: count }, ask);

it('lets each sender ask so often in a minute, and again in the next', () => {
  const mayAsk = limit();
  expect(times(3, () => mayAsk('203.0.113.7'))).toEqual([true, true, false]);
  expect(mayAsk('203.0.113.8')).toBe(true);
  clock = 60_000;
  expect(times(3, () => mayAsk('203.0.113.7'))).toEqual([true, true, false]);
});

it('takes those behind a proxy that is not named for many', () => {
  const mayAsk = limit();
  expect(times(3, () => mayAsk(null))).toEqual([true, true, true]);
});

it('remembers the latest senders alone', () => {
  const mayAsk = limit(2);
  times(2, () => mayAsk('first'));
  for (const sender of ['second', 'third']) expect(mayAsk(sender)).toBe(true);
  expect(times(2, () => mayAsk('third'))).toEqual([true, false]);
  expect(mayAsk('first')).toBe(true);
});
