import { fakeBrowser } from './browserFakes';
import { settleConsole, watchConsole } from './expectConsole';

// Longer than the default, so that no busy machine fails a call. The settings are read at the first one.
process.env.NEWS_TIMEOUT_MS = '20000';

// No test states a time by it: it only ends a wait for what never comes.
beforeAll(async () => {
  if (typeof window === 'undefined') return;
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 60_000 });
});

beforeEach(() => {
  watchConsole();
  // What was logged within the minute, in the test before (lib/telemetry/logThrottled.ts).
  Reflect.deleteProperty(globalThis, Symbol.for('site.logged'));
  if (typeof window !== 'undefined') fakeBrowser();
});

afterEach(() => {
  jest.useRealTimers();
  settleConsole();
});
