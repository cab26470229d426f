/** @jest-environment node */
import { expectConsole } from '@/lib/testing/expectConsole';
import { poll } from './poll';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const MINUTE_MS = 60_000;

function source(...answers: (string | Error)[]) {
  const load = jest.fn(() => {
    const answer = answers.shift() ?? 'later';
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { name: 'test', everyMs: 10 * MINUTE_MS, timeoutMs: 1000, load };
}

describe('a poll', () => {
  it('asks once, and again only when its time has come', async () => {
    const [kept, asked] = [jest.fn(), source('first', 'second')];
    await poll(asked, kept);
    await jest.advanceTimersByTimeAsync(10 * MINUTE_MS - 1);
    expect(kept.mock.calls).toEqual([['first']]);
    await jest.advanceTimersByTimeAsync(1);
    expect(kept.mock.calls).toEqual([['first'], ['second']]);
    expect(asked.load).toHaveBeenCalledTimes(2);
  });

  it('keeps the last good value over failures, which it tries again sooner and sooner not', async () => {
    expectConsole('error', /figures: test: Error: answered 503/);
    const fault = new Error('answered 503');
    const [kept, asked] = [jest.fn(), source('good', fault, fault, fault)];
    await poll(asked, kept);
    await jest.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(asked.load).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(MINUTE_MS / 2);
    expect(asked.load).toHaveBeenCalledTimes(3);
    await jest.advanceTimersByTimeAsync(MINUTE_MS / 2);
    expect(asked.load).toHaveBeenCalledTimes(3);
    await jest.advanceTimersByTimeAsync(MINUTE_MS / 2);
    expect(asked.load).toHaveBeenCalledTimes(4);
    expect(kept.mock.calls).toEqual([['good']]);
  });

  it('gives up a look that takes too long', async () => {
    expectConsole('error', /figures: test: /);
    const kept = jest.fn();
    const hanging = {
      ...source(),
      timeoutMs: 1,
      load: (signal: AbortSignal) =>
        new Promise<string>((_, reject) =>
          signal.addEventListener('abort', () => reject(new Error('too long'))),
        ),
    };
    await poll(hanging, kept);
    expect(kept).not.toHaveBeenCalled();
  });
});
