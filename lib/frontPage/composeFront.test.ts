import type { FrontBlock, StorySource } from '@/lib/site/frontPageSchema';
import type { StoryCard } from '@/lib/story/story';
import { card as sample } from '@/lib/testing/samples';
import { composeFront } from './composeFront';

const stories = (
  layout: 'column' | 'lead' | 'river' | 'strip',
  from: StorySource,
  count?: number,
): FrontBlock => ({
  kind: 'stories',
  layout,
  from,
  ...(count !== undefined && { count }),
});
const NONE: readonly StoryCard[] = [];
const card = (fields: Partial<StoryCard>) => sample({ category: null, state: null, ...fields });
const MP = 'madhya-pradesh';
const NEWS = [
  card({ id: 'w1', category: 'world' }),
  card({ id: 'w2', category: 'world', state: MP }),
  card({ id: 'c1', category: 'cricket' }),
  card({ id: 'v1', videoUrl: 'https://example.org/v' }),
  card({ id: 'm1', state: MP }),
  card({ id: 'm2', state: MP }),
  card({ id: 'x1' }),
];
const ids = (lists: readonly (readonly StoryCard[])[]) =>
  lists.map((list) => list.map(({ id }) => id).join(' '));

describe('composeFront', () => {
  it.each<[string, StorySource, string]>([
    ['the news', { feed: 'news' }, 'w1 w2 c1 v1 m1 m2 x1'],
    ['a section', { section: '/world' }, 'w1 w2'],
    ['a section with those beneath it', { section: '/sports' }, 'c1'],
    ['categories', { categories: ['cricket', 'world'] }, 'w1 w2 c1'],
    ['a state', { state: MP }, 'w2 m1 m2'],
    ['videos', { has: 'video' }, 'v1'],
    ['breaking news', { feed: 'breaking' }, 'b1'],
    ['a section that the site has not', { section: '/moon' }, ''],
  ])('finds the stories of %s', (_, from, expected) => {
    const found = composeFront(
      [stories('lead', from, 20)],
      NEWS,
      NONE,
      [card({ id: 'b1' })],
      NONE,
      NONE,
      'en',
    );
    expect(ids(found)).toEqual([expected]);
  });

  it.each([
    { pictured: 3, expected: ['w0 w1 w2', 'w3 w4'] },
    { pictured: 2, expected: ['', 'w0 w1 w2 w3 w4'] },
  ])('makes a strip of stories with a picture, $pictured of 5', ({ pictured, expected }) => {
    const news = Array.from({ length: 5 }, (_, at) =>
      card({
        id: `w${at}`,
        category: 'world',
        picture: at < pictured ? 'https://example.org/p.jpg' : null,
      }),
    );
    const blocks = [stories('strip', { section: '/world' }), stories('river', { feed: 'news' })];
    expect(ids(composeFront(blocks, news, NONE, NONE, NONE, NONE, 'en'))).toEqual(expected);
  });

  it('gives each block a place, and none a story that the hero or breaking news shows', () => {
    const blocks: FrontBlock[] = [
      { kind: 'hero' },
      { kind: 'breaking' },
      { kind: 'state', state: MP },
      stories('river', { feed: 'news' }),
    ];
    const found = composeFront(
      blocks,
      NEWS,
      [{ id: 'w1' }],
      [card({ id: 'm1' })],
      NONE,
      NONE,
      'en',
    );
    expect(ids(found)).toEqual(['', '', 'w2 m2', 'c1 v1 x1']);
  });

  it('shows what a list holds that the page does not show itself', () => {
    const found = composeFront(
      [stories('river', { feed: 'news' })],
      NEWS,
      [{ id: 'w1' }],
      NONE,
      NONE,
      NONE,
      'en',
    );
    expect(ids(found)).toEqual(['w1 w2 c1 v1 m1 m2 x1']);
  });

  it('repeats nothing that the page shows besides its blocks', () => {
    const blocks = [stories('river', { feed: 'news' })];
    const found = composeFront(blocks, NEWS, NONE, NONE, NONE, [{ id: 'w1' }], 'en');
    expect(ids(found)).toEqual(['w2 c1 v1 m1 m2 x1']);
  });

  it('keeps its length while the lists above are late', () => {
    const many = Array.from({ length: 100 }, (_, at) => card({ id: `s${at}` }));
    const blocks: FrontBlock[] = [{ kind: 'hero' }, stories('river', { feed: 'news' })];
    const [, rest] = composeFront(blocks, many, null, NONE, NONE, NONE, 'en');
    expect(rest).toHaveLength(40);
    const all: FrontBlock[] = [{ kind: 'breaking' }, { kind: 'featured' }, ...blocks];
    expect(composeFront(all, many, null, null, null, NONE, 'en').at(-1)).toHaveLength(
      56 - 9 - 6 - 3,
    );
  });

  it('takes stories that are in no list from what was asked for', () => {
    const found = composeFront(
      [stories('lead', { tag: 'monsoon' })],
      NEWS,
      NONE,
      NONE,
      NONE,
      NONE,
      'en',
      [card({ id: 'old' })],
    );
    expect(ids(found)).toEqual(['old']);
  });
});
