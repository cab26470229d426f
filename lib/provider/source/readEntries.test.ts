import { distinct, type RawEntries, readEntries } from './readEntries';
import type { Entry, KnownEntries } from './source';

type Named = { id: string; n: number };
const isNamed = (json: unknown): json is Named =>
  typeof json === 'object' && json !== null && 'id' in json && 'n' in json;
const read = jest.fn((json: unknown) => (isNamed(json) ? json : null));
const parse = jest.fn((raw: readonly (string | Buffer)[]): readonly unknown[] =>
  raw.map((entry) => JSON.parse(entry.toString())),
);
const onFault = jest.fn();

const entriesOf = (
  raw: RawEntries['raw'],
  known: KnownEntries<Named> = new Map(),
  context?: string,
) => readEntries({ raw, parse, ...(context && { context }) }, { read, known, onFault });
const texts = (json: readonly unknown[]) => json.map((entry) => JSON.stringify(entry));

beforeEach(() => {
  read.mockClear();
  parse.mockClear();
  onFault.mockClear();
});

it('reads entries one by one, in their order, and says which were cut or of no use', async () => {
  const parsed = await entriesOf(
    texts([{ id: 'a', n: 1 }, null, { id: 'b', title: 'x'.repeat(501) }]),
  );
  expect(parsed.entries).toEqual([
    { value: { id: 'a', n: 1 }, isLong: false },
    { value: null, isLong: false },
    { value: null, isLong: true },
  ]);
  expect(onFault).not.toHaveBeenCalled();
});

it('parses and reads only what is new, and keeps the objects of what is not', async () => {
  const [a, b, c] = texts(['a', 'b', 'c'].map((id) => ({ id, n: 1 })));
  const before = await entriesOf([a ?? '', b ?? '']);
  parse.mockClear();
  const after = await entriesOf([c ?? '', b ?? '', a ?? ''], before.known);
  expect(parse.mock.calls).toEqual([[[c]]]);
  expect(after.entries[1]).toBe(before.entries[1]);
  expect(after.entries[2]).toBe(before.entries[0]);
});

it('reads the same text again where what it stands in is another', async () => {
  const before = await entriesOf(texts([{ id: 'a', n: 1 }]), new Map(), '<rss>');
  const after = await entriesOf(texts([{ id: 'a', n: 1 }]), before.known, '<rss xmlns:a="b">');
  expect(parse).toHaveBeenCalledTimes(2);
  expect(after.entries).toEqual(before.entries);
});

it('reads the same entry once', async () => {
  await entriesOf(texts([null, null, null]));
  expect(read).toHaveBeenCalledTimes(1);
});

it('lets other requests have a turn', async () => {
  let turns = 0;
  const count = () => {
    turns++;
    pending = setImmediate(count);
  };
  let pending = setImmediate(count);
  // Each call of the clock is a millisecond.
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now++);
  await entriesOf(texts(Array.from({ length: 1000 }, (_, n) => ({ id: String(n), n }))));
  clearImmediate(pending);
  expect(turns).toBeGreaterThanOrEqual(90);
});

describe('a bad entry costs itself alone', () => {
  const GOOD = texts(Array.from({ length: 20 }, (_, n) => ({ id: String(n), n })));
  const idsOf = (entries: readonly Entry<Named>[]) =>
    entries.flatMap(({ value }) => value?.id ?? []);
  const ALL = GOOD.map((_, n) => String(n));
  const withBad = (entry: RawEntries['raw'][number]) => [
    ...GOOD.slice(0, 7),
    entry,
    ...GOOD.slice(7),
  ];

  it('when it cannot be parsed', async () => {
    const { entries, unparsed } = await entriesOf(withBad('{"id":'));
    expect(idsOf(entries)).toEqual(ALL);
    expect(unparsed).toBe(1);
    expect(onFault.mock.calls).toEqual([[8, expect.stringContaining('SyntaxError')]]);
  });

  it('when parsing it gives none, or more than one', async () => {
    parse.mockImplementation((raw) => raw.flatMap((entry) => JSON.parse(`[${entry.toString()}]`)));
    expect(idsOf((await entriesOf(withBad(' '))).entries)).toEqual(ALL);
    expect(idsOf((await entriesOf(withBad('1,2,3'))).entries)).toEqual(ALL);
    expect(onFault.mock.calls).toEqual([
      [8, 'no entry'],
      [8, 'no entry'],
    ]);
  });

  it('when reading it fails', async () => {
    read.mockImplementationOnce(() => {
      throw new RangeError('Maximum call stack size exceeded');
    });
    expect(idsOf((await entriesOf(GOOD)).entries)).toEqual(ALL.slice(1));
    expect(onFault.mock.calls).toEqual([[1, expect.stringContaining('call stack')]]);
  });

  it('when it is too large', async () => {
    expect(idsOf((await entriesOf(withBad(null))).entries)).toEqual(ALL);
    expect(onFault.mock.calls).toEqual([[8, 'too large']]);
  });
});

it('tries no more than a thousand alone', async () => {
  const { unparsed } = await entriesOf(Array.from({ length: 10_000 }, (_, n) => `{${n}`));
  expect(unparsed).toBe(10_000);
  expect(parse.mock.calls.length).toBeLessThan(2_100);
});

it('keeps the first of two with the same identity', async () => {
  const { entries } = await entriesOf(
    texts([{ id: 'a', n: 1 }, null, { id: 'a', n: 2 }, { id: 'b', n: 3 }]),
  );
  expect(distinct(entries, ({ id }) => id)).toEqual([
    { id: 'a', n: 1 },
    { id: 'b', n: 3 },
  ]);
});
