import { starsOf } from './rating';

it.each([
  [4, 5, '★★★★☆'],
  [3.5, 5, '★★★½☆'],
  [3.2, 5, '★★★☆☆'],
  [4.8, 5, '★★★★★'],
  [0, 5, '☆☆☆☆☆'],
  [2, 4, '★★☆☆'],
  [7, 10, '★ 7/10'],
])('%d of %d are %s', (value, best, drawn) => {
  expect(starsOf(value, best)).toBe(drawn);
});
