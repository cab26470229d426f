type Method = 'error' | 'warn';
type Said = { method: Method; text: string };
type Expected = { method: Method; pattern: RegExp };

let said: Said[] = [];
let expected: Expected[] = [];

/**
 * Announces that the test makes the console say something like this, at least once. Anything else
 * it says fails the test.
 */
export function expectConsole(method: Method, pattern: RegExp): void {
  expected.push({ method, pattern });
}

/** For the setup alone: listens from before each test. */
export function watchConsole(): void {
  said = [];
  expected = [];
  jest.spyOn(console, 'info').mockImplementation(); // what is no complaint
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      said.push({ method, text: parts.map(String).join(' ') });
    });
  }
}

/**
 * For the setup alone: complains of what nobody announced, and of what was announced and never
 * said.
 */
export function settleConsole(): void {
  const matches = (one: Said, { method, pattern }: Expected) =>
    one.method === method && pattern.test(one.text);
  const unexpected = said.filter((one) => !expected.some((rule) => matches(one, rule)));
  const unsaid = expected.filter((rule) => !said.some((one) => matches(one, rule)));
  const faults = [
    ...unexpected.map(({ method, text }) => `console.${method} was not expected: ${text}`),
    ...unsaid.map(
      ({ method, pattern }) => `console.${method} was expected to say ${String(pattern)}`,
    ),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
