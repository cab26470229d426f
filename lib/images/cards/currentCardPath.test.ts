import { currentCardPath } from './currentCardPath';
import { parseSocialCardPath } from './socialCardUrl';

it.each([
  ['https://example.org/news/a1', '/og/card/a1.000000000000.en.jpg'],
  ['https://example.org/hi/news/a1', '/og/card/a1.000000000000.hi.jpg'],
  ['https://example.org/news/a%2Fb%20c', '/og/card/a%2Fb%20c.000000000000.en.jpg'],
  ['https://example.org/hi/tools/emi-calculator?amount=1', null],
])('the card of %s is at %s', (url, path) => {
  expect(currentCardPath(url)).toBe(path);
});

it('is a path that social cards take', () => {
  const path = currentCardPath('https://example.org/hi/news/a%2Fb') ?? '';
  expect(parseSocialCardPath(path.split('/').slice(2))).toEqual({
    name: 'card/a%2Fb',
    locale: 'hi',
    hash: '000000000000',
  });
});
