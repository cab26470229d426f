/** @jest-environment node */
import { storyPreviewPath } from './storyPreviewPath';

const PICTURE = 'https://api.example.org/a.jpg';

describe('storyPreviewPath', () => {
  it('names the story and what its picture is made of', () => {
    expect(storyPreviewPath({ id: 'a1', picture: PICTURE }, 'en')).toMatch(/^\/og\/a1\.[0-9a-f]{12}\.jpg$/);
  });

  it('changes with the picture and not with the language', () => {
    const path = storyPreviewPath({ id: 'a1', picture: PICTURE }, 'en');
    expect(storyPreviewPath({ id: 'a1', picture: PICTURE }, 'hi')).toBe(path);
    expect(storyPreviewPath({ id: 'a1', picture: `${PICTURE}?2` }, 'en')).not.toBe(path);
  });

  it('escapes the id', () => {
    expect(storyPreviewPath({ id: 'a/b', picture: PICTURE }, 'en')).toMatch(/^\/og\/a%2Fb\./);
  });

  it.each(['en', 'hi'] as const)('is the brand’s picture for a story without one (%s)', (locale) => {
    expect(storyPreviewPath({ id: 'a1', picture: null }, locale)).toBe(`/og/brand.${locale}.jpg`);
  });
});
