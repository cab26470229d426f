import { memoize } from './memoize';

const LIST = [3, 1, 2];
const OTHER = [3, 1, 2];

type Call = [list: readonly number[], times: number];

it('asks once, for all who ask together too, and anew only after a promise that failed', async () => {
  const make = jest.fn<Promise<string>, []>().mockResolvedValue('made');
  make.mockRejectedValueOnce(new Error('EMFILE'));
  const made = memoize(make);
  await Promise.all([made(), made()].map((one) => expect(one).rejects.toThrow('EMFILE')));
  expect(make).toHaveBeenCalledTimes(1);
  expect(await Promise.all([made(), made()])).toEqual(['made', 'made']);
  expect(await made()).toBe('made');
  expect(make).toHaveBeenCalledTimes(2);
});

it('asks once for each text', () => {
  const make = jest.fn((key: string) => [key]);
  const made = memoize(make);
  expect(['hi', 'en', 'hi'].map((key) => made(key))).toEqual([['hi'], ['en'], ['hi']]);
  expect(make).toHaveBeenCalledTimes(2);
});

it.each<[string, readonly Call[], number]>([
  ['a list', [[LIST, 2]], 1],
  [
    'the same list',
    [
      [LIST, 2],
      [LIST, 2],
    ],
    1,
  ],
  [
    'the same list with another key',
    [
      [LIST, 2],
      [LIST, 10],
    ],
    2,
  ],
  [
    'the first key again',
    [
      [LIST, 2],
      [LIST, 10],
      [LIST, 2],
    ],
    2,
  ],
  [
    'another list of the same entries',
    [
      [LIST, 2],
      [OTHER, 2],
    ],
    2,
  ],
])('of %s', (_, calls, computed) => {
  const compute = jest.fn((list: readonly number[], times: number) => list.map((n) => n * times));
  const multiplied = memoize(compute);
  for (const [list, times] of calls) {
    expect(multiplied(list, times)).toEqual([3 * times, times, 2 * times]);
    expect(multiplied(list, times)).toBe(multiplied(list, times));
  }
  expect(compute).toHaveBeenCalledTimes(computed);
});
