import { distinct, type KnownEntries, readEntries } from './readList';

type Named = { id: string; n: number };
const isNamed = (json: unknown): json is Named =>
  typeof json === 'object' && json !== null && 'id' in json && 'n' in json;
const read = jest.fn((json: unknown) => (isNamed(json) ? json : null));
const entriesOf = (json: unknown[], known: KnownEntries<Named> = new Map()) =>
  readEntries(json, read, known);

beforeEach(() => read.mockClear());

it('reads entries one by one, in their order, and says which were cut or of no use', async () => {
  const parsed = await entriesOf([{ id: 'a', n: 1 }, null, { id: 'b', title: 'x'.repeat(501) }]);
  expect(parsed.entries).toEqual([
    { value: { id: 'a', n: 1 }, isLong: false },
    { value: null, isLong: false },
    { value: null, isLong: true },
  ]);
});

it('reads only what is new, and keeps the objects of what is not', async () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, n: 1 }));
  const before = await entriesOf([a, b]);
  read.mockClear();
  const after = await entriesOf([c, b, a], before.known);
  expect(read.mock.calls).toEqual([[c]]);
  expect(after.entries[1]).toBe(before.entries[1]);
  expect(after.entries[2]).toBe(before.entries[0]);
  await entriesOf([b], (await entriesOf([a], after.known)).known);
  expect(read.mock.calls).toEqual([[c], [b]]);
});

it('reads the same entry once', async () => {
  await entriesOf([null, null, null]);
  expect(read).toHaveBeenCalledTimes(1);
});

it('lets other requests have a turn', async () => {
  let turns = 0;
  const count = () => {
    turns++;
    pending = setImmediate(count);
  };
  let pending = setImmediate(count);
  await entriesOf(Array.from({ length: 1000 }, (_, n) => ({ id: String(n), n })));
  clearImmediate(pending);
  expect(turns).toBeGreaterThanOrEqual(9);
});

it('reads entries that are nested too deep to be known, each time', async () => {
  const deep = JSON.parse(`${'['.repeat(1e5)}${']'.repeat(1e5)}`);
  const before = await entriesOf([deep, deep]);
  await entriesOf([deep], before.known);
  expect(read).toHaveBeenCalledTimes(3);
});

it('keeps the first of two with the same identity', async () => {
  const parsed = await entriesOf([{ id: 'a', n: 1 }, null, { id: 'a', n: 2 }, { id: 'b', n: 3 }]);
  expect(distinct(parsed.entries, ({ id }) => id)).toEqual([
    { id: 'a', n: 1 },
    { id: 'b', n: 3 },
  ]);
});
