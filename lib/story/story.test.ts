import { hasVideo, storyPath } from './story';

describe('hasVideo', () => {
  it.each([
    [null, null, false],
    ['https://example.org/v', null, true],
    [null, 'dQw4w9WgXcQ', true],
    [null, '', true],
  ])('with %j and %j: %s', (videoUrl, youtubeId, expected) => {
    expect(hasVideo({ videoUrl, youtubeId })).toBe(expected);
  });
});

describe('storyPath', () => {
  it.each([
    ['a1', '/news/a1'],
    ['a/b?c#d', '/news/a%2Fb%3Fc%23d'],
    ['a b,c', '/news/a%20b%2Cc'],
    ['readme.md', '/news/readme%2Emd'], // `/news/readme.md` is the Markdown of `readme`
    ['a.md.b', '/news/a.md.b'],
    ['वर्षा', '/news/%E0%A4%B5%E0%A4%B0%E0%A5%8D%E0%A4%B7%E0%A4%BE'],
  ])('of %s', (id, path) => {
    expect(storyPath(id)).toBe(path);
  });
});
