import { storyLanguage } from './videoObject';

it.each([
  [{ lang: 'en' }, 'en-IN'],
  [{ lang: 'hi' }, 'hi-IN'],
  [{ lang: 'hi', otherLanguage: 'mr' }, 'mr-IN'],
] as const)('%j is %s', (story, expected) => {
  expect(storyLanguage(story)).toBe(expected);
});
