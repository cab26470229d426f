import { withTimeout } from './withTimeout';

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
