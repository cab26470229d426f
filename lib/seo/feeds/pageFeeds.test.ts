import { CATEGORIES } from '@/lib/content/keys';
import { STATE_LIST } from '@/lib/content/states';
import { story } from '@/lib/testing/samples';
import { PAGE_FEEDS } from './pageFeeds';

const everyCategory = CATEGORIES.map((category) => story({ id: category, category, state: null }));
const filedUnder = (path: string) =>
  PAGE_FEEDS.find((section) => section.path === path)
    ?.stories({ all: everyCategory, states: [] })
    .map(({ id }) => id)
    .sort();

describe('what is filed under a section', () => {
  it.each([
    ['/photos', ['photos']],
    ['/short-videos', ['shortvideos']],
    ['/sports/cricket', ['cricket']],
    ['/entertainment/bollywood', ['bollywood', 'film']],
  ])('%s takes %j', (path, categories) => {
    expect(filedUnder(path)).toEqual(categories);
  });

  it.each([
    ['/sports', ['sports', 'cricket', 'ipl', 'football']],
    ['/entertainment', ['entertainment', 'bollywood', 'film', 'ott', 'tv']],
    [
      '/business',
      ['business', 'stockmarket', 'startup', 'banking', 'realestate', 'automobile', 'ecommerce'],
    ],
  ])('%s takes that of its subcategories too: %j', (path, categories) => {
    expect(filedUnder(path)).toEqual(categories.toSorted());
  });

  it('is everything on the front page, and the states’ news under India', () => {
    const [home, india] = PAGE_FEEDS;
    const states = [story()];
    expect([home?.path, home?.stories({ all: everyCategory, states })]).toEqual([
      '/',
      everyCategory,
    ]);
    expect([india?.path, india?.stories({ all: everyCategory, states })]).toEqual([
      '/india',
      states,
    ]);
  });

  it.each(STATE_LIST)('is its own news for $id', ({ id, name }) => {
    const ofState = story({ id: 'own', state: name.en });
    const section = PAGE_FEEDS.find(({ feed }) => feed === id);
    expect(
      section?.stories({
        all: [ofState, story({ state: 'Atlantis' }), story({ state: null })],
        states: [],
      }),
    ).toEqual([ofState]);
  });

  it('is something of every section', () => {
    const empty = PAGE_FEEDS.filter(
      ({ state, district, stories }) =>
        !state && !district && stories({ all: everyCategory, states: everyCategory }).length === 0,
    );
    expect(empty).toEqual([]);
  });
});

it('the feeds have names of their own, fit for a URL', () => {
  const names = PAGE_FEEDS.map(({ feed }) => feed);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z-]+$/.test(name))).toEqual([]);
});
