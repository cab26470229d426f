import { withoutCategory } from './storySelection';

it.each([
  ['sports', ['sports'], null],
  ['Sports', ['sports'], null],
  ['cricket', ['sports'], 'cricket'],
  ['Gardening', ['sports'], 'Gardening'],
  [null, ['sports'], null],
  ['sports', [], 'sports'],
] as const)('a story under %j on a page called %j shows %j', (category, named, shown) => {
  expect(withoutCategory({ category }, named)).toEqual({ category: shown });
});
