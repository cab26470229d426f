import en from '@/messages/en.json';
import hi from '@/messages/hi.json';
import * as pages from './pages';

const LISTS = {
  MAIN_NAV: pages.MAIN_NAV,
  MENU_EXTRA: pages.MENU_EXTRA,
  MENU_MORE: pages.MENU_MORE,
  QUICK_ACCESS: pages.QUICK_ACCESS,
  COMPANY: pages.COMPANY,
  TOOLS: pages.TOOLS,
  FOOTER_QUICK: pages.FOOTER_QUICK,
};

describe('PAGES', () => {
  it('gives each page a title of its own', () => {
    const keys = Object.values(pages.PAGES);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    ['English', en.Pages],
    ['Hindi', hi.Pages],
  ])('has every title in %s', (_, titles) => {
    expect(Object.keys(titles)).toEqual(expect.arrayContaining(Object.values(pages.PAGES)));
  });
});

describe.each(Object.entries(LISTS))('%s', (_, list) => {
  it('picks known pages, each once', () => {
    const paths = list.map(({ path }) => path);
    expect(paths.filter((path) => !pages.isPage(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('keeps each page with its own title', () => {
    expect(list.map(({ key }) => key)).toEqual(list.map(({ path }) => pages.PAGES[path]));
  });
});

describe('the footer', () => {
  it.each([
    '/premium',
    '/short-videos',
    '/web-stories',
    '/podcasts',
    '/movie-reviews',
    '/astrology',
    '/live-tv',
  ])('leads to %s', (path) => {
    expect(pages.FOOTER_QUICK.map((item) => item.path)).toContain(path);
  });
});

describe('isWithin', () => {
  it.each([
    ['/sports', '/sports', true],
    ['/sports/cricket', '/sports', true],
    ['/sportswear', '/sports', false],
    ['/', '/', true],
    ['/india', '/', false],
  ] as const)('%s within %s: %s', (path, ancestor, expected) => {
    expect(pages.isWithin(path, ancestor)).toBe(expected);
  });
});
