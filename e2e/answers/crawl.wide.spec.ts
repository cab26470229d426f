import { readdirSync, readFileSync } from 'node:fs';
import { isTool } from '@/lib/pages/tools';
import { decodeEntities } from '@/lib/testing/decodeEntities';
import { classesIn } from '../../app/styles/pageSheets.mjs';
import { unnamedInHas } from '../../app/styles/unnamedInHas.mjs';
import { expect, test } from '../fixtures';
import { headOf, metadata, textOf } from '../html';
import { ROUTES, UNKNOWN_SUBCATEGORIES } from '../routes';
import { newsItem } from '../stories';
import { at, type Lang, LANGS, WORDS } from '../words';
import { crawl, visit } from './crawl';
import { HOSTILE_IDS } from './hostile';
import { entriesOf } from './sitemapEntries';
import { DRAWN_WITHIN_MS, expectShown, kindOf } from './socialCardPicture';
import { itemsOf, jsonLdOf, ofType, vocabularyFaultsOf } from './vocabulary';

/** What readers of shared links look for, each once. */
const SAID_ONCE = [
  'description',
  'og:title',
  'og:description',
  'og:url',
  'og:type',
  'og:site_name',
  'og:locale',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
];

/** The pages that are there whatever the news is, and may be found. */
const FIXED = LANGS.flatMap((lang) =>
  ROUTES.filter((path) => !UNKNOWN_SUBCATEGORIES.includes(path)).map((path) => ({
    lang,
    path: at(lang, path),
  })),
);

const mayBeKept = (cacheControl: string) => cacheControl.includes('immutable');

/** The way from home that a page shows: the steps that have a URL. */
function crumbsOf(html: string, lang: Lang, url: string) {
  const [, nav = ''] =
    new RegExp(
      `<nav aria-label="${WORDS[lang].Chrome.breadcrumb}"[\\s\\S]*?<ol[^>]*>([\\s\\S]*?)</ol>`,
    ).exec(html) ?? [];
  return [
    ...nav.matchAll(/<(?:a href="([^"]*)"[^>]*|span[^>]*aria-current="page"[^>]*)>([^<]*)</g),
  ].map(([, href, name = '']) => [textOf(name).trim(), new URL(href ?? url, url).href]);
}

/** The classes of the whole style sheet, as the error view links it. */
function allStyled(): Set<string> {
  const folder = '.next/static/chunks';
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  return classesIn(sheets.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join(''));
}

/** A page's own style sheet. */
const stylesOf = (html: string) => /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';

/** The classes that a page's elements have. */
const classesOf = (html: string) =>
  new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
      decodeEntities(names).split(/\s+/),
    ),
  );

test('a crawl of the whole site', async ({ site, upstream }) => {
  test.setTimeout(600_000);
  for (const [index, id] of HOSTILE_IDS.entries())
    upstream.add('news', newsItem('en', 0, { id, title: `Hostile URL ${index + 1}` }));
  // So many that lists have a second page.
  for (let index = 0; index < 10; index++)
    upstream.add(
      'news',
      newsItem('en', index % 9, { id: `more-${index}`, title: `Another bridge, number ${index}` }),
    );
  const visits = await crawl(site);
  const pages = [...visits]
    .filter(([, { type }]) => type.startsWith('text/html'))
    .map(([url, { text }]) => ({ url, html: text, ...metadata(text) }));
  const canonical = pages.filter(({ url, canonical: [own] }) => own === new URL(url).href);

  expect(visits.size).toBeGreaterThan(400);
  expect(canonical.length).toBeGreaterThan(120);

  expect(canonical.map(({ url }) => url)).toEqual(
    expect.arrayContaining([`${site}/india?page=2`, `${site}/hi/india?page=2`]),
  );

  await test.step('no dead link, no wrong status', async () => {
    expect(
      [...visits]
        .filter(([, { status }]) => status !== 200)
        .map(([url, { status }]) => `${status} ${url}`),
    ).toEqual([]);
  });

  await test.step('every picture that a page names is what it promises, and may be kept', async () => {
    const pictures = [...visits].filter(([url]) =>
      /^\/(og|pictures)\//.test(new URL(url).pathname),
    );
    expect(pictures.length).toBeGreaterThan(100);
    expect(pictures.filter(([, { type }]) => type !== 'image/jpeg').map(([url]) => url)).toEqual(
      [],
    );
    // A card to share and a picture to enlarge name no version: they are kept for a shorter time.
    const versioned = pictures.filter(([url]) => !/\.0{12}\.|\/pictures\/fit\?/.test(url));
    for (const [url] of versioned.filter(([, { cacheControl }]) => !mayBeKept(cacheControl))) {
      await expect
        .poll(
          async () => {
            const again = await visit(url);
            visits.set(url, again);
            return mayBeKept(again.cacheControl);
          },
          { timeout: DRAWN_WITHIN_MS },
        )
        .toBe(true);
    }
    for (const [url, { bytes }] of visits)
      if (new URL(url).pathname.startsWith('/og/')) await expectShown(url, bytes);
  });

  await test.step('every fixed page says who it is, by a title and a card of its own', async () => {
    const named = FIXED.map(({ lang, path }) => {
      const page = canonical.find(({ url }) => url === new URL(path, site).href);
      return { path, lang, page };
    });
    expect(
      named.map(({ path, lang, page }) => ({
        path,
        missing: SAID_ONCE.filter((tag) => !page?.meta(tag)),
        brand: [page?.title, page?.meta('og:image:alt')].map((text) =>
          text?.includes(WORDS[lang].Channel.name),
        ),
        card: new RegExp(`^${site}/og/page/.+\\.${lang}\\.jpg$`).test(page?.meta('og:image') ?? ''),
      })),
    ).toEqual(FIXED.map(({ path }) => ({ path, missing: [], brand: [true, true], card: true })));
    const urls = named.map(({ page }) => page?.meta('og:image') ?? '');
    expect(new Set(urls).size).toBe(FIXED.length);
    const cards = urls.flatMap((url) => visits.get(url)?.bytes ?? []);
    expect(cards.length).toBeGreaterThan(25);
    expect(new Set(await Promise.all(cards.map(kindOf)))).toEqual(new Set(['card']));
    expect(new Set(cards.map((bytes) => bytes.toString('latin1'))).size).toBe(cards.length);
  });

  await test.step('every page names one canonical URL, which is a page that names itself', async () => {
    const owns = new Set(canonical.map(({ url }) => new URL(url).href));
    expect(
      pages
        .filter(({ canonical: [own = '', ...more] }) => more.length > 0 || !owns.has(own))
        .map(({ url }) => url),
    ).toEqual([]);
  });

  await test.step('every fixed page has valid structured data, and the breadcrumbs it shows', async () => {
    for (const lang of LANGS) {
      for (const path of ROUTES) {
        const url = new URL(at(lang, path), site).href;
        const { text } = visits.get(url) ?? (await visit(url));
        const graph = jsonLdOf(text);
        expect([url, await vocabularyFaultsOf(graph)]).toEqual([url, []]);
        const crumbs = crumbsOf(text, lang, url);
        expect([url, crumbs.length > 1]).toEqual([url, path !== '/']);
        expect(
          ofType(graph, 'BreadcrumbList').map((way) =>
            itemsOf(way).map(({ name, item }) => [name, item]),
          ),
        ).toEqual(path === '/' ? [] : [crumbs]);
        expect([url, ofType(graph, 'WebApplication').length]).toEqual([url, isTool(path) ? 1 : 0]);
      }
    }
  });

  await test.step('what the sitemaps name may be kept, and names its languages as they do', async () => {
    const named = ['pages.xml', 'stories.xml'].flatMap((file) =>
      entriesOf(visits.get(`${site}/sitemaps/${file}`)?.text ?? ''),
    );
    const ofUrl = new Map(canonical.map((page) => [new URL(page.url).href, page]));
    const visited = named.filter(({ loc }) => visits.has(loc));
    expect(visited.length).toBeGreaterThan(FIXED.length);
    for (const { loc, alternates } of visited) {
      const page = ofUrl.get(loc);
      expect([loc, page?.alternates, page?.meta('robots')]).toEqual([
        loc,
        alternates,
        expect.stringMatching(/^index, follow/),
      ]);
    }
  });

  await test.step('no title twice', async () => {
    const titles = canonical.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  await test.step('hreflang is reciprocal', async () => {
    const alternatesOf = new Map(
      canonical.map(({ url, alternates }) => [new URL(url).href, alternates]),
    );
    for (const { url, alternates } of canonical) {
      expect(Object.keys(alternates).sort(), url).toEqual(['en-IN', 'hi-IN', 'x-default']);
      expect(Object.values(alternates), url).toContain(new URL(url).href);
      expect(alternates['x-default'], url).toBe(alternates['en-IN']);
      for (const other of Object.values(alternates))
        expect(alternatesOf.get(other), `${other}, named by ${url}`).toEqual(alternates);
    }
  });

  await test.step('title, description and social cards stand before styles and data, within 30 KB', async () => {
    for (const { url, html } of pages) {
      const head = headOf(html);
      const last = Math.max(
        head.lastIndexOf('<title'),
        ...['description"', '"og:', '"twitter:'].map((name) => head.lastIndexOf(name)),
      );
      const styles = html.indexOf('<style');
      expect(
        [
          last > 0,
          last < 30_000,
          last < styles,
          html.indexOf('application/ld+json') > last || !html.includes('application/ld+json'),
        ],
        url,
      ).toEqual([true, true, true, true]);
    }
  });

  await test.step('every class of a page that has styles has them in the page’s own sheet', async () => {
    const styled = allStyled();
    expect(styled.size).toBeGreaterThan(500);
    const classesOfSheet = new Map(
      [...new Set(pages.map(({ html }) => stylesOf(html)))].map((css) => [css, classesIn(css)]),
    );
    const missing = pages.flatMap(({ url, html }) => {
      const own = classesOfSheet.get(stylesOf(html)) ?? new Set();
      const names = [...classesOf(html)].filter((name) => styled.has(name) && !own.has(name));
      return names.map((name) => `${name} on ${url}`);
    });
    expect(missing).toEqual([]);
  });

  await test.step('no style has the whole page styled anew for what comes to it', async () => {
    const sheets = new Map(pages.map(({ url, html }) => [stylesOf(html), url]));
    expect([...sheets].flatMap(([css, url]) => (unnamedInHas(css) > 0 ? url : []))).toEqual([]);
  });
});
