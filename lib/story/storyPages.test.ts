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

it('of an album are its other pictures too', () => {
  const picture = { url: 'https://img.example/b.jpg', alt: '' };
  expect(storyPages({}, [picture])).toEqual([{ kind: 'cover' }, { kind: 'picture', picture }]);
});
