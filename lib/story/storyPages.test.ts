import { storyPages } from './storyPages';

it.each([
  [
    ['One', 'Two'],
    ['cover', 'One', 'Two', 'end'],
  ],
  [[], ['cover', 'end']],
  [undefined, ['cover']],
])('of a story with the points %j', (points, expected) => {
  const pages = storyPages(points ? { pages: points } : {});
  expect(pages.map((page) => (page.kind === 'point' ? page.text : page.kind))).toEqual(expected);
});
