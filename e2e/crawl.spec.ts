import { readdirSync, readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { classesIn } from '../app/styles/pageSheets.mjs';
import { unnamedInHas } from '../app/styles/unnamedInHas.mjs';
import { expect, test } from './fixtures';
import { HOSTILE_IDS } from './hostile';
import { decoded, headOf, metadata } from './html';
import { newsItem } from './stories';

type Visit = { status: number; type: string; cacheControl: string; text: string };

const isText = (type: string) => /^text\/|xml|json/.test(type);
const isPage = ({ type }: Visit) => type.startsWith('text/html');

/**
 * Every URL of the site that an answer names: links of a page, and whole URLs anywhere,
 * without fragments.
 */
function namedIn({ text, type }: Visit, at: string): string[] {
  const { origin } = new URL(at);
  const links = type.startsWith('text/html')
    ? [...text.matchAll(/<(?:a|link)\b[^>]*?\bhref="([^"]*)"/g)].map(([, href = '']) => href)
    : [];
  const whole = text.match(new RegExp(`${origin}[^\\s"<>()\\[\\]\\\\]*`, 'g')) ?? [];
  return [...links, ...whole].flatMap((named) => {
    const url = new URL(decoded(named), at);
    url.hash = '';
    return url.origin === origin ? [url.href] : [];
  });
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
      decoded(names).split(/\s+/),
    ),
  );

/**
 * Visits everything that can be reached from the front pages and from what machines read, a few at
 * a time.
 */
async function crawl(request: APIRequestContext, site: string): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>();
  let ahead = new Set(
    ['/', '/hi', '/robots.txt', '/sitemap.xml', '/llms.txt'].map((path) => site + path),
  );
  while (ahead.size > 0) {
    const found: string[] = [];
    const queue = [...ahead];
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        for (let url = queue.pop(); url; url = queue.pop()) {
          const response = await request.get(url);
          const { 'content-type': type = '', 'cache-control': cacheControl = '' } =
            response.headers();
          const visit = {
            status: response.status(),
            type,
            cacheControl,
            text: isText(type) ? await response.text() : '',
          };
          visits.set(url, visit);
          found.push(...namedIn(visit, url));
        }
      }),
    );
    ahead = new Set(found.filter((url) => !visits.has(url)));
  }
  return visits;
}

test('a crawl of the whole site', async ({ request, site, upstream }) => {
  test.setTimeout(600_000);
  for (const [index, id] of HOSTILE_IDS.entries())
    upstream.add('news', newsItem('en', 0, { id, title: `Hostile address ${index + 1}` }));
  // So many that lists have a second page.
  for (let index = 0; index < 20; index++)
    upstream.add(
      'news',
      newsItem('en', index % 9, { id: `more-${index}`, title: `Another bridge, number ${index}` }),
    );
  const visits = await crawl(request, site);
  const pages = [...visits]
    .filter(([, visit]) => isPage(visit))
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
    expect(pictures.length).toBeGreaterThan(200);
    expect(pictures.filter(([, { type }]) => type !== 'image/jpeg').map(([url]) => url)).toEqual(
      [],
    );
    // One that a busy machine did not draw in time is the brand's for a minute, and drawn meanwhile.
    const late = pictures.filter(([, { cacheControl }]) => !cacheControl.includes('immutable'));
    for (const [url] of late) {
      await expect
        .poll(async () => (await request.get(url)).headers()['cache-control'], { message: url })
        .toContain('immutable');
    }
  });

  await test.step('every page names one canonical address, which is a page that names itself', async () => {
    const owns = new Set(canonical.map(({ url }) => new URL(url).href));
    expect(
      pages
        .filter(({ canonical: [own = '', ...more] }) => more.length > 0 || !owns.has(own))
        .map(({ url }) => url),
    ).toEqual([]);
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

  await test.step('title, description and previews stand before styles and data, within 30 KB', async () => {
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
    const missing = pages.flatMap(({ url, html }) => {
      const own = classesIn(stylesOf(html));
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
