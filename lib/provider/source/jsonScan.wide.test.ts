import fc from 'fast-check';
import { parsed, scanJson } from './jsonScan';
import type { Value } from './jsonScanner';

/** What the scan finds in a text: its entries, parsed; null where it is no list or no JSON. */
function entriesIn(text: string): unknown[] | null {
  const body = Buffer.from(text);
  const found: Value[] = [];
  const scan = scanJson(
    body,
    () => false,
    (value) => found.push(value),
  );
  let step = scan.next();
  while (!step.done) step = scan.next();
  return step.value?.kind === 'list' ? found.map((value) => parsed(body, value)) : null;
}

function listIn(text: string): unknown[] | null {
  try {
    const json: unknown = JSON.parse(text);
    return Array.isArray(json) ? json : null;
  } catch {
    return null;
  }
}

const lists = fc.array(fc.jsonValue({ maxDepth: 4 }), { maxLength: 5 });
const space = fc.constantFrom('', ' ', '\n', '\t', '\r');

it('finds the entries that JSON.parse gives', () => {
  fc.assert(
    fc.property(lists, space, space, (list, around, within) => {
      const text = `${around}${JSON.stringify(list, null, within)}${around}`;
      expect(entriesIn(text)).toEqual(listIn(text));
    }),
    { numRuns: 500 },
  );
});

it('finds them in whatever JSON.parse takes for a list, and fails at nothing', () => {
  const sign = fc.constantFrom(...'[]{}",:\\ au0'.split(''), '"a"', '\\"', '[1]', 'null', 'é');
  const text = fc.array(sign, { maxLength: 30 }).map((signs) => `[${signs.join('')}]`);
  fc.assert(
    fc.property(text, (given) => {
      const found = entriesIn(given);
      expect(listIn(given) ?? found).toEqual(found);
    }),
    { numRuns: 2_000 },
  );
});

it('takes no text that was cut off', () => {
  fc.assert(
    fc.property(lists, fc.nat(), (list, cut) => {
      const text = JSON.stringify(list);
      expect(entriesIn(text.slice(0, cut % text.length))).toBeNull();
    }),
  );
});

it.each([
  ['lists', (n: number) => '['.repeat(n)],
  ['a text', (n: number) => `["${'a'.repeat(n)}`],
  ['quotation marks that are escaped', (n: number) => `["${'\\"'.repeat(n / 2)}`],
  ['backslashes', (n: number) => `["${'\\\\'.repeat(n / 2)}`],
  ['entries', (n: number) => `[${'1,'.repeat(n / 8)}1]`],
  ['members', (n: number) => `{${'"a":1,'.repeat(n / 12)}"b":1}`],
  ['blanks', (n: number) => ' '.repeat(n)],
])('looks at %s once', (_, make) => {
  const stepsOf = (text: string) =>
    [
      ...scanJson(
        Buffer.from(text),
        () => false,
        () => {},
      ),
    ].length;
  const steps = stepsOf(make(2_000_000));
  expect(steps).toBeGreaterThan(0);
  expect(stepsOf(make(4_000_000))).toBeLessThanOrEqual(2.5 * steps);
});
