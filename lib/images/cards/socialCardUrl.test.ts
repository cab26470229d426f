import { coverage } from '@/lib/testing/liveCoverage';
import {
  parseSocialCardPath,
  socialCardPath,
  socialCardUrl,
  storySocialCardPath,
} from './socialCardUrl';

const STORY = {
  id: 'a1',
  title: 'Rain',
  category: 'weather',
  state: 'gujarat',
  picture: 'https://api.example.org/a.jpg',
};

describe('storySocialCardPath', () => {
  it.each([
    ['a1', 'en', /^\/og\/a1\.[0-9a-f]{12}\.en\.jpg$/],
    ['a1', 'hi', /^\/og\/a1\.[0-9a-f]{12}\.hi\.jpg$/],
    ['a/b', 'en', /^\/og\/a%2Fb\.[0-9a-f]{12}\.en\.jpg$/],
    ['ख?#', 'en', /^\/og\/%E0%A4%96%3F%23\.[0-9a-f]{12}\.en\.jpg$/],
  ] as const)('of the story %s in %s', (id, locale, expected) => {
    expect(storySocialCardPath({ ...STORY, id }, locale)).toMatch(expected);
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
      storySocialCardPath(story, 'en'),
    );
    expect(new Set(paths).size).toBe(paths.length);
    expect(storySocialCardPath({ ...STORY, views: 7 } as typeof STORY, 'en')).toBe(paths[0]);
  });
});

it.each([
  { live: 'on', isNew: true },
  { live: 'ended', isNew: false },
] as const)('changes with the newest update while a story is $live: $isNew', ({ live, isNew }) => {
  const [before, after] = [1, 2].map((count) =>
    storySocialCardPath({ ...STORY, live, coverage: coverage(count) }, 'en'),
  );
  expect(before !== after).toBe(isNew);
});

describe('socialCardUrl', () => {
  it('is made of the language too', () => {
    expect(socialCardUrl('a1', 'en', null).hash).not.toBe(socialCardUrl('a1', 'hi', null).hash);
  });
});

describe('parseSocialCardPath', () => {
  const hash = '0123456789ab';
  it.each([
    [['a1.0123456789ab.en.jpg'], { name: 'a1', hash, locale: 'en' }],
    [['a.b.0123456789ab.hi.jpg'], { name: 'a.b', hash, locale: 'hi' }],
    [['a%2Fb.0123456789ab.en.jpg'], { name: 'a%2Fb', hash, locale: 'en' }],
    [['a/b.0123456789ab.en.jpg'], { name: 'a%2Fb', hash, locale: 'en' }],
    [
      ['page', 'sports', 'cricket.0123456789ab.en.jpg'],
      { name: 'page/sports/cricket', hash, locale: 'en' },
    ],
    [['a1.0123456789ab.fr.jpg'], null],
    [['a1.0123456789.en.jpg'], null],
    [['a1.jpg'], null],
    [['.0123456789ab.en.jpg'], null],
    [[], null],
  ])('reads %j', (parts, expected) => {
    expect(parseSocialCardPath(parts)).toEqual(expected);
  });

  it.each(['a1', 'a/b', 'ख', '100%', 'page/home', '..', 'a.0123456789ab.en.jpg'])(
    'finds the way back from the url of %j',
    (id) => {
      const url = socialCardUrl(encodeURIComponent(id), 'hi', null);
      expect(parseSocialCardPath(socialCardPath(url).split('/').slice(2))).toEqual(url);
    },
  );
});
