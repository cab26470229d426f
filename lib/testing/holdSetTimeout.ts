const FAKEABLE = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/**
 * Timers that the code under test sets fire only when the test says so, and no signal ends what it
 * waits for; everything else, sockets above all, goes on.
 */
export function holdSetTimeout(): void {
  holdSignals();
  jest.useFakeTimers({
    doNotFake: FAKEABLE.filter((name) => name !== 'setTimeout' && name !== 'clearTimeout'),
  });
}

/** What the code under test waits for with a limit may take as long as a busy machine needs. */
export const holdSignals = () =>
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
