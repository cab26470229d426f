import { isMarkdown, markdownPath, requestedStory } from './markdownPath';

it.each([
  ['/news/a.md', { locale: 'en', segment: 'a' }],
  ['/hi/news/a.md', { locale: 'hi', segment: 'a' }],
  ['/news/v1.2.md', { locale: 'en', segment: 'v1.2' }],
  ['/news/a.md.md', { locale: 'en', segment: 'a.md' }],
  ['/news/%E0%A4%96%2Fb.md', { locale: 'en', segment: '%E0%A4%96%2Fb' }],
  ['/news/100%25.md', { locale: 'en', segment: '100%25' }],
  ['/news/%zz.md', { locale: 'en', segment: '%zz' }],
  ['/news/a', null],
  ['/news/a%2Emd', null],
  ['/news/.md', null],
  ['/news/a/b.md', null],
  ['/en/news/a.md', null],
  ['/hindi/news/a.md', null],
  ['/about.md', null],
])('%s asks for %j', (pathname, expected) => {
  expect(requestedStory(pathname)).toEqual(expected);
  expect(isMarkdown(pathname)).toBe(expected !== null);
});

it('is beneath the page', () => {
  expect(requestedStory(markdownPath('/hi/news/a%2Fb'))).toEqual({
    locale: 'hi',
    segment: 'a%2Fb',
  });
});
