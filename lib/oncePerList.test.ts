import { oncePerList } from './oncePerList';

const LIST = [3, 1, 2];
const OTHER = [3, 1, 2];
const compute = jest.fn((list: readonly number[], times: number) => list.map((n) => n * times));
const multiplied = oncePerList(compute);

it.each<[string, readonly number[], number, number]>([
  ['a list', LIST, 2, 1],
  ['the same list', LIST, 2, 1],
  ['the same list with another key', LIST, 10, 2],
  ['the first key again', LIST, 2, 2],
  ['another list of the same entries', OTHER, 2, 3],
])('of %s', (_, list, times, computed) => {
  expect(multiplied(list, times)).toEqual([3 * times, times, 2 * times]);
  expect(multiplied(list, times)).toBe(multiplied(list, times));
  expect(compute).toHaveBeenCalledTimes(computed);
});
