/** @jest-environment node */
import { previewAddress, previewPath, readPreviewPath } from './previewAddress';
import { storyPreviewPath } from './storyPreviewAddress';

const STORY = {
  id: 'a1',
  title: 'Rain',
  category: 'weather',
  state: 'gujarat',
  picture: 'https://api.example.org/a.jpg',
};

describe('storyPreviewPath', () => {
  it.each([
    ['a1', 'en', /^\/og\/a1\.[0-9a-f]{12}\.en\.jpg$/],
    ['a1', 'hi', /^\/og\/a1\.[0-9a-f]{12}\.hi\.jpg$/],
    ['a/b', 'en', /^\/og\/a%2Fb\.[0-9a-f]{12}\.en\.jpg$/],
    ['ख?#', 'en', /^\/og\/%E0%A4%96%3F%23\.[0-9a-f]{12}\.en\.jpg$/],
  ] as const)('of the story %s in %s', (id, locale, expected) => {
    expect(storyPreviewPath({ ...STORY, id }, locale)).toMatch(expected);
  });

  it('changes with all that the picture is made of, and with nothing else', () => {
    const changes = [
      { title: 'Snow' },
      { category: 'sports' },
      { state: null },
      { picture: null },
      { picture: `${STORY.picture}?2` },
    ];
    const paths = [STORY, ...changes.map((change) => ({ ...STORY, ...change }))].map((story) =>
      storyPreviewPath(story, 'en'),
    );
    expect(new Set(paths).size).toBe(paths.length);
    expect(storyPreviewPath({ ...STORY, views: 7 } as typeof STORY, 'en')).toBe(paths[0]);
  });
});

describe('previewAddress', () => {
  it('is made of the language too', () => {
    expect(previewAddress('a1', 'en', null).made).not.toBe(previewAddress('a1', 'hi', null).made);
  });
});

describe('readPreviewPath', () => {
  const made = '0123456789ab';
  it.each([
    [['a1.0123456789ab.en.jpg'], { name: 'a1', made, locale: 'en' }],
    [['a.b.0123456789ab.hi.jpg'], { name: 'a.b', made, locale: 'hi' }],
    [['a%2Fb.0123456789ab.en.jpg'], { name: 'a%2Fb', made, locale: 'en' }],
    [['a/b.0123456789ab.en.jpg'], { name: 'a%2Fb', made, locale: 'en' }],
    [
      ['page', 'sports', 'cricket.0123456789ab.en.jpg'],
      { name: 'page/sports/cricket', made, locale: 'en' },
    ],
    [['a1.0123456789ab.fr.jpg'], null],
    [['a1.0123456789.en.jpg'], null],
    [['a1.jpg'], null],
    [['.0123456789ab.en.jpg'], null],
    [[], null],
  ])('reads %j', (parts, expected) => {
    expect(readPreviewPath(parts)).toEqual(expected);
  });

  it.each(['a1', 'a/b', 'ख', '100%', 'page/home', '..', 'a.0123456789ab.en.jpg'])(
    'finds the way back from the address of %j',
    (id) => {
      const address = previewAddress(encodeURIComponent(id), 'hi', null);
      expect(readPreviewPath(previewPath(address).split('/').slice(2))).toEqual(address);
    },
  );
});
