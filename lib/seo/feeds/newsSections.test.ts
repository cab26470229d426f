/** @jest-environment node */
import { ENTERTAINMENT, SPORTS, type Subdivided } from '@/components/section/subdivided';
import { BUSINESS_CATEGORIES } from '@/lib/content/business';
import { CATEGORIES } from '@/lib/content/keys';
import { STATE_LIST } from '@/lib/content/states';
import { isPage } from '@/lib/site/pages';
import { sources } from '@/lib/testing/sources';
import { story } from '@/lib/testing/samples';
import { NEWS_SECTIONS } from './newsSections';

const everyCategory = CATEGORIES.map((category) => story({ id: category, category, state: null }));
const filedUnder = (path: string) =>
  NEWS_SECTIONS.find((section) => section.path === path)
    ?.stories({ all: everyCategory, states: [] })
    .map(({ id }) => id)
    .sort();

/** What the pages themselves say they show. */
const categoryPages = sources.flatMap(({ text }) =>
  [...text.matchAll(/<CategoryPage\s+path="([^"]+)"\s+category="([^"]+)"/g)].map(
    ([, path = '', category = '']) => [path, category] as const,
  ),
);
const parts = ({ subcategories }: Subdivided) =>
  subcategories.map(({ path, news }) => [path, [...news]] as const);
const whole = ({ path, news, subcategories }: Subdivided) =>
  [path, [...news, ...subcategories.flatMap((one) => one.news)]] as const;

describe('what is filed under a section', () => {
  it('is declared by each page', () => {
    expect(categoryPages.length).toBeGreaterThan(10);
  });

  it.each(categoryPages)('%s shows %s', (path, category) => {
    expect(filedUnder(path)).toEqual([category]);
  });

  it.each([
    ...parts(SPORTS),
    ...parts(ENTERTAINMENT),
    whole(SPORTS),
    whole(ENTERTAINMENT),
    ['/business', ['business', ...BUSINESS_CATEGORIES]] as const,
    ['/world', ['world']] as const,
  ])('%s shows %j', (path, categories) => {
    expect(filedUnder(path)).toEqual(categories.toSorted());
  });

  it('is everything on the front page, and the states’ news under India', () => {
    const [home, india] = NEWS_SECTIONS;
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
    const section = NEWS_SECTIONS.find(({ feed }) => feed === id);
    expect(
      section?.stories({
        all: [ofState, story({ state: 'Kerala' }), story({ state: null })],
        states: [],
      }),
    ).toEqual([ofState]);
  });
});

describe('the sections', () => {
  it('have URLs that are pages, and names of their own', () => {
    expect(
      NEWS_SECTIONS.filter(({ path, state }) => !isPage(path) && path !== `/india/${state?.id}`),
    ).toEqual([]);
    const names = NEWS_SECTIONS.map(({ feed }) => feed);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z-]+$/.test(name))).toEqual([]);
  });
});
