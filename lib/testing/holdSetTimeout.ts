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
 * Timers that the code under test sets fire only when the test says so; everything else, sockets
 * above all, goes on.
 */
export const holdSetTimeout = () =>
  jest.useFakeTimers({
    doNotFake: FAKEABLE.filter((name) => name !== 'setTimeout' && name !== 'clearTimeout'),
  });
