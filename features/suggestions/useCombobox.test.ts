import { indexAfter } from './useCombobox';

it.each<[string, number, number | null, string]>([
  ['ArrowDown', -1, 0, 'into the list'],
  ['ArrowDown', 2, -1, 'from the last option back to the field'],
  ['ArrowUp', -1, 2, 'to the last option'],
  ['ArrowUp', 0, -1, 'from the first option back to the field'],
  ['Home', 2, 0, 'to the first option'],
  ['End', 0, 2, 'to the last option'],
  ['Home', -1, null, 'nowhere from the field, which it is of'],
  ['a', 1, null, 'nowhere, as any letter'],
])('%s at %d leads to %j: %s', (key, active, index) => {
  expect(indexAfter(key, active, 3)).toBe(index);
});

it('no key leads anywhere in an empty list', () => {
  expect(indexAfter('ArrowDown', -1, 0)).toBeNull();
});
