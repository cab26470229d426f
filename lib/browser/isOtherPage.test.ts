import { isOtherPage } from './isOtherPage';

it.each([
  ['the page itself', '/', '/', { tree: 1 }, false],
  ['the page itself, whose state was replaced', '/', '/', null, false],
  ['a story that was opened over it', '/', '/news/a1', { over: '/' }, false],
  ['the page below a story that was loaded as a page', '/news/a1', '/', { tree: 1 }, true],
  ['that story again', '/', '/news/a1', { tree: 1 }, true],
  ['a story that was opened over another page', '/', '/news/a1', { over: '/india' }, true],
  ['a page without any state', '/news/a1', '/', null, true],
])('%s', (_, own, pathname, state, expected) => {
  expect(isOtherPage(own, { pathname, state })).toBe(expected);
});
