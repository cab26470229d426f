import { fakeBrowser } from './browserFakes';
import { settleConsole, watchConsole } from './expectConsole';

beforeEach(() => {
  watchConsole();
  if (typeof window !== 'undefined') fakeBrowser();
});

afterEach(() => {
  jest.useRealTimers();
  settleConsole();
});
