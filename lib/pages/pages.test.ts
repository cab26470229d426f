import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERIC } from '#site/routes.mjs';
import { PAGE_FEEDS } from '@/lib/seo/feeds/pageFeeds';
import { TESTED_LOCALES, words } from '@/lib/testing/renderInLocale';
import { menu } from './menus';
import type { Menu } from './pageEntry';
import { isPage, isWithin, PAGE_PATHS, pageEntry, PAGES } from './pages';
import { SECTION_PATHS } from './sections';
import { TOOL_PATHS } from './siteTools';
import { isSubdivided, subcategoriesOf } from './subcategories';
import { TOOLS } from './tools';

const ROOT = join(__dirname, '../..');
const ROUTES = join(ROOT, 'app/[locale]');
const drawings = [
  ...readFileSync(join(ROOT, 'components/ui/icons.svg'), 'utf8').matchAll(/<symbol id="([^"]+)"/g),
].map(([, id]) => id);
const repeated = (values: readonly unknown[]) =>
  values.filter((value, at) => values.indexOf(value) !== at);

describe('the registry of pages', () => {
  const keys = PAGE_PATHS.map((path) => PAGES[path].key);

  it('gives each page a key of its own', () => {
    expect(repeated(keys)).toEqual([]);
  });

  it.each(TESTED_LOCALES)('has messages for each page in %s', (locale) => {
    const { Pages, PageDescriptions, PageTitles, ToolHints } = words[locale];
    const without = (messages: object, asked: readonly string[]) =>
      asked.filter((key) => !Object.hasOwn(messages, key));
    expect({
      Pages: without(Pages, keys),
      PageDescriptions: without(PageDescriptions, keys),
      // Home has the channel's.
      PageTitles: without(PageTitles, keys),
      ToolHints: without(
        ToolHints,
        TOOL_PATHS.map((path) => TOOLS[path].key),
      ),
    }).toEqual({ Pages: [], PageDescriptions: [], PageTitles: ['home'], ToolHints: [] });
  });

  it('names icons that are drawn', () => {
    const icons = PAGE_PATHS.map((path) => pageEntry(path).icon).filter(
      (icon) => icon !== undefined,
    );
    expect(icons.length).toBeGreaterThan(TOOL_PATHS.length);
    expect(icons.filter((icon) => !drawings.includes(icon))).toEqual([]);
  });

  it('names each page that has a route, and only those but for the sections of the general one', () => {
    const folders = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)page\.tsx$/.test(file))
      .map((file) => `/${file}`.replace(/\/page\.tsx$/, '') || '/');
    // A draft, and what stands in for a page, are in no list, menu or sitemap.
    const unlisted = ['/preview', '/offline'];
    const fixed = folders.filter((folder) => !folder.includes('[') && !unlisted.includes(folder));
    const routed = PAGE_PATHS.filter((path) => !isSubdivided(path.slice(0, path.lastIndexOf('/'))));
    expect([...fixed, ...GENERIC].sort()).toEqual([...routed].sort());
    expect(GENERIC).toEqual(expect.arrayContaining(['/premium', '/photos']));
  });

  it('gives each section with subcategories a route for them', () => {
    const subdivided = SECTION_PATHS.filter(isSubdivided);
    expect(subdivided).toEqual(expect.arrayContaining(['/sports', '/entertainment']));
    expect(
      subdivided.filter((path) => !existsSync(join(ROUTES, path, '[subcategory]/page.tsx'))),
    ).toEqual([]);
  });

  it('gives each section feeds', () => {
    const withFeeds = PAGE_FEEDS.filter(({ state, district }) => !state && !district).map(
      ({ path }) => path,
    );
    expect(withFeeds).toEqual(SECTION_PATHS);
  });
});

it('the sample channel shows every tool: one that it does not list is on no page', () => {
  const folder = join(process.cwd(), 'site');
  const config = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  expect(Object.keys(TOOLS).filter((path) => !config.includes(`'${path}',`))).toEqual([]);
});

describe('the subcategories of a section', () => {
  it.each([
    ['/sports', ['cricket', 'ipl', 'football', 'others']],
    ['/entertainment', ['bollywood', 'ott', 'tv']],
    ['/world', []],
    ['/', []],
  ] as const)('%s: %j', (path, values) => {
    expect(subcategoriesOf(path).map(({ value }) => value)).toEqual(values);
  });
});

describe('menus', () => {
  const MENUS: readonly Menu[] = [
    'main',
    'fullMenu',
    'moreSections',
    'quickAccess',
    'footer',
    'company',
  ];

  it.each(MENUS)('%s has each of its pages once', (name) => {
    expect(menu(name).length).toBeGreaterThan(2);
    expect(repeated(menu(name))).toEqual([]);
    expect(menu(name).filter((path) => !isPage(path))).toEqual([]);
  });

  it.each(['fullMenu', 'moreSections', 'quickAccess'] as const)('%s has icons', (name) => {
    expect(menu(name).filter((path) => !pageEntry(path).icon)).toEqual([]);
  });

  it('the main one starts at home and shares its order with the footer', () => {
    const [home, ...sections] = menu('main');
    expect(home).toBe('/');
    expect(menu('footer').slice(0, sections.length)).toEqual(sections);
  });

  it('the footer leads to every section but home and subcategories', () => {
    const top = SECTION_PATHS.filter((path) => /^\/[^/]+$/.test(path));
    expect([...menu('footer')].sort()).toEqual([...top].sort());
  });
});

describe('isPage', () => {
  it.each([
    ['/sports/cricket', true],
    ['/sports/chess', false],
    ['/tools', false],
    ['/constructor', false],
    ['', false],
  ])('%j: %s', (path, expected) => {
    expect(isPage(path)).toBe(expected);
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
    expect(isWithin(path, ancestor)).toBe(expected);
  });
});
