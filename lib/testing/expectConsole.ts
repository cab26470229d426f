type Method = 'error' | 'warn';
type Logged = { method: Method; text: string };
type Expected = { method: Method; pattern: RegExp };

let logged: Logged[] = [];
let expected: Expected[] = [];

/**
 * Expects the test to log a line that matches, at least once. Any other line fails the test.
 */
export function expectConsole(method: Method, pattern: RegExp): void {
  expected.push({ method, pattern });
}

/** For the setup alone: listens from before each test. */
export function watchConsole(): void {
  logged = [];
  expected = [];
  jest.spyOn(console, 'info').mockImplementation(); // what is no complaint
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      logged.push({ method, text: parts.map(String).join(' ') });
    });
  }
}

/**
 * For the setup alone: throws if a line was logged that was not expected, or an expected line was
 * not logged.
 */
export function settleConsole(): void {
  const matches = (one: Logged, { method, pattern }: Expected) =>
    one.method === method && pattern.test(one.text);
  const unexpected = logged.filter((one) => !expected.some((rule) => matches(one, rule)));
  const missing = expected.filter((rule) => !logged.some((one) => matches(one, rule)));
  const faults = [
    ...unexpected.map(({ method, text }) => `console.${method} was not expected: ${text}`),
    ...missing.map(
      ({ method, pattern }) => `console.${method} was expected to log ${String(pattern)}`,
    ),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
