import { completenessOf, err, ok, valueOrEmpty } from './result';

it('the list of a good result is its value, the same object', () => {
  const list = ['a', 'b'];
  expect(valueOrEmpty(ok(list))).toBe(list);
});

it('the list of a failed result is empty, and one object for all', () => {
  const empty = valueOrEmpty(err('Failed to fetch news'));
  expect(empty).toEqual([]);
  expect(valueOrEmpty(err('Failed to fetch posters'))).toBe(empty);
});

it.each([
  [[true, true], 'complete'],
  [[true, false], 'partial'],
  [[false, false], 'none'],
  [[], 'complete'],
] as const)('the coverage of %j is %s', (parts, coverage) => {
  expect(completenessOf(parts)).toBe(coverage);
});
