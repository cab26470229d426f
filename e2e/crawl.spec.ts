import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures';
import { decoded, headOf, metadata } from './html';

type Visit = { status: number; type: string; html: string };

/** Every address of the site that a page names: links, alternates, icons, previews; without fragments. */
function namedIn(html: string, page: string): string[] {
  const references = [...html.matchAll(/<(?:a|link)\b[^>]*?\bhref="([^"]*)"/g), ...html.matchAll(/<meta property="og:image" content="([^"]*)"/g)];
  return references.flatMap(([, href = '']) => {
    const url = new URL(decoded(href), page);
    url.hash = '';
    return url.origin === new URL(page).origin ? [url.href] : [];
  });
}

/** Visits everything that can be reached from the two front pages, a few at a time. */
async function crawl(request: APIRequestContext, site: string): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>();
  let ahead = new Set([`${site}/`, `${site}/hi`, `${site}/sitemap.xml`, `${site}/llms.txt`, `${site}/robots.txt`]);
  while (ahead.size > 0) {
    const found: string[] = [];
    const visit = async (url: string) => {
      const response = await request.get(url);
      const type = response.headers()['content-type'] ?? '';
      const html = type.startsWith('text/html') ? await response.text() : '';
      visits.set(url, { status: response.status(), type, html });
      found.push(...namedIn(html, url));
    };
    const queue = [...ahead];
    await Promise.all(Array.from({ length: 6 }, async () => {
      for (let url = queue.pop(); url; url = queue.pop()) await visit(url);
    }));
    ahead = new Set(found.filter((url) => !visits.has(url)));
  }
  return visits;
}

test('a crawl of the whole site', async ({ request, site }) => {
  test.setTimeout(120_000);
  const visits = await crawl(request, site);
  const pages = [...visits].filter(([, { html }]) => html !== '').map(([url, { html }]) => ({ url, html, ...metadata(html) }));
  const canonical = pages.filter(({ url, canonical: [own] }) => own === new URL(url).href);

  expect(visits.size).toBeGreaterThan(200);
  expect(canonical.length).toBeGreaterThan(120);

  await test.step('no dead link, no wrong status', async () => {
    expect([...visits].filter(([, { status }]) => status !== 200).map(([url, { status }]) => `${status} ${url}`)).toEqual([]);
  });

  await test.step('every page names one canonical address, which is a page that names itself', async () => {
    const owns = new Set(canonical.map(({ url }) => new URL(url).href));
    expect(pages.filter(({ canonical: [own = '', ...more] }) => more.length > 0 || !owns.has(own)).map(({ url }) => url)).toEqual([]);
  });

  await test.step('no title twice', async () => {
    const titles = canonical.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  await test.step('hreflang is reciprocal', async () => {
    const alternatesOf = new Map(canonical.map(({ url, alternates }) => [new URL(url).href, alternates]));
    for (const { url, alternates } of canonical) {
      expect(Object.keys(alternates).sort(), url).toEqual(['en-IN', 'hi-IN', 'x-default']);
      expect(Object.values(alternates), url).toContain(new URL(url).href);
      expect(alternates['x-default'], url).toBe(alternates['en-IN']);
      for (const other of Object.values(alternates)) expect(alternatesOf.get(other), `${other}, named by ${url}`).toEqual(alternates);
    }
  });

  await test.step('title, description and previews stand before styles and data, within 30 KB', async () => {
    for (const { url, html } of pages) {
      const head = headOf(html);
      const last = Math.max(head.lastIndexOf('<title'), ...['description"', '"og:', '"twitter:'].map((name) => head.lastIndexOf(name)));
      const styles = html.indexOf('<style');
      expect([last > 0, last < 30_000, last < styles, html.indexOf('application/ld+json') > last || !html.includes('application/ld+json')], url).toEqual([true, true, true, true]);
    }
  });
});
