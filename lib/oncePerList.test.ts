import { oncePerList } from './oncePerList';

const LIST = [3, 1, 2];
const OTHER = [3, 1, 2];

type Call = [list: readonly number[], times: number];

it('asks anew after a promise that failed', async () => {
  let tries = 0;
  const read = oncePerList(async (_: readonly number[]) => {
    if (tries++ === 0) throw new Error('no file handle');
    return tries;
  });
  await expect(read(LIST)).rejects.toThrow('no file handle');
  await expect(read(LIST)).resolves.toBe(2);
  await expect(read(LIST)).resolves.toBe(2);
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
  const multiplied = oncePerList(compute);
  for (const [list, times] of calls) {
    expect(multiplied(list, times)).toEqual([3 * times, times, 2 * times]);
    expect(multiplied(list, times)).toBe(multiplied(list, times));
  }
  expect(compute).toHaveBeenCalledTimes(computed);
});
