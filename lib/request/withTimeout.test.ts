import { environment } from '@/lib/config/environment.mjs';
import { inCrawlersTime, withTimeout } from './withTimeout';

const after = <T>(ms: number, value: T) =>
  new Promise<T>((done) => setTimeout(() => done(value), ms));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it.each([
  [299, 'picture'],
  [301, null],
])('after %d of 300 ms gives %j', async (ms, expected) => {
  const given = withTimeout(300, after(ms, 'picture'));
  await jest.advanceTimersByTimeAsync(400);
  expect(await given).toBe(expected);
});

it('rejects with the promise, and clears its timer', async () => {
  await expect(withTimeout(300, Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(jest.getTimerCount()).toBe(0);
});

it.each([
  ['known', true, 99, 'now'],
  ['known', true, 101, null],
  ['unknown', false, 101, 'now'],
])('a list is %s (%j), after %d ms of 300: %j', async (_, isKnown, ms, expected) => {
  jest.replaceProperty(environment(), 'NEWS_TIMEOUT_MS', 300);
  const given = inCrawlersTime(isKnown, after(ms, 'now'));
  await jest.advanceTimersByTimeAsync(400);
  expect(await given).toBe(expected);
});
