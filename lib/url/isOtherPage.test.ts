import { isOtherPage } from './isOtherPage';

const OF_NEXT = { __NA: true };

it.each([
  ['the page itself', '/', '/', OF_NEXT, false],
  ['the page itself, whose state was lost', '/', '/', null, false],
  ['a story that was opened over it', '/', '/news/a1', null, false],
  ['the page below a story that was loaded as a page', '/news/a1', '/', OF_NEXT, true],
  ['that story again', '/', '/news/a1', OF_NEXT, true],
])('%s', (_, own, pathname, state, expected) => {
  expect(isOtherPage(own, { pathname, state })).toBe(expected);
});
