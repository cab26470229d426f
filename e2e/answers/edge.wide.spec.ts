import type { APIResponse } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { AS_EDGE } from '../../scripts/testSiteFolder.mjs';
import { FAULTS } from '../faults';
import { expect, test } from '../fixtures';
import { htmlLang, LATE_BLOCK } from '../html';
import { FEEDS } from '../stories';
import { NEWS_PAGES } from './newsPages';

const PAGE = 'public, max-age=0, s-maxage=5, stale-while-revalidate=25, stale-if-error=86400';
const BRIEF = 'public, max-age=0, s-maxage=5';
const IMMUTABLE = 'public, max-age=31536000, immutable';

test('each kind of response says how long it may be kept', async ({ request }) => {
  const script =
    /\/_next\/static\/[^"]+\.js/.exec(await (await request.get('/')).text())?.[0] ?? '';
  const kinds: readonly [path: string, status: number, cacheControl: string][] = [
    ['/', 200, PAGE],
    ['/hi/sports', 200, PAGE],
    ['/news/news-en-0', 200, PAGE],
    ['/tools/emi-calculator', 200, PAGE],
    ['/search', 200, PAGE],
    ['/my', 200, PAGE],
    ['/search?q=rain', 200, BRIEF],
    ['/sports/kabaddi', 200, BRIEF],
    ['/nothing-here', 404, BRIEF],
    ['/news/nobody-wrote-this', 404, BRIEF],
    ['/news/%ff', 400, 'no-store'],
    ['/en/india', 307, 'public, max-age=0, s-maxage=60'],
    ['/api/nope', 404, 'no-store'],
    ['/wp-login.php', 404, 'no-store'],
    ['/_next/static/none.js', 404, 'no-store'],
    [script, 200, IMMUTABLE],
    ['/scenes/none.svg', 404, 'no-store'],
    ['/icons.svg', 200, 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/news/news-en-0.md', 200, 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'],
  ];
  const given = [];
  for (const [path] of kinds) {
    const response = await request.get(path, { maxRedirects: 0 });
    given.push([path, response.status(), response.headers()['cache-control']]);
  }
  expect(given).toEqual(kinds);
});

test('a page says which build it is of, and a script no more than its name', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain(`data-dpl-id="${readFileSync('.next/BUILD_ID', 'utf8')}"`);
  expect(html).not.toContain('dpl=');
});

test('the same page under another language, or for another kind of request, is not the same to a cache', async ({
  request,
}) => {
  const page = await request.get('/india');
  expect(page.headers().vary?.toLowerCase()).toMatch(/rsc.*accept-encoding/);
  expect(page.headers()).not.toHaveProperty('set-cookie');
  const hindi = { 'accept-language': 'hi', cookie: 'NEXT_LOCALE=hi' };
  expect(htmlLang(await (await request.get('/india', { headers: hindi })).text())).toBe('en');
});

const storiesOf = async (page: APIResponse) =>
  [...new Set((await page.text()).match(/\/news\/[\w-]+/g))].sort();

for (const feeds of [...FEEDS.map((feed) => [feed]), FEEDS])
  test(`while ${feeds.join()} fails an edge's pages have all stories they had`, async ({
    upstream,
    request,
  }) => {
    const get = (path: string) => request.get(path, { headers: AS_EDGE });
    const before = [];
    for (const path of NEWS_PAGES) before.push([path, 200, await storiesOf(await get(path))]);
    upstream.fail(FAULTS['status 500'], ...feeds);
    const after = [];
    for (const path of NEWS_PAGES) {
      const page = await get(path);
      after.push([path, page.status(), await storiesOf(page)]);
    }
    expect(after).toEqual(before);
  });

test('an edge gets its page whole, however late a feed is', async ({ upstream, request }) => {
  upstream.delay(500, ...FEEDS);
  const [reader, edge] = [await request.get('/'), await request.get('/', { headers: AS_EDGE })];
  const hasLate = async (page: APIResponse) => (await page.text()).includes(LATE_BLOCK);
  expect([await hasLate(reader), await hasLate(edge)]).toEqual([true, false]);
  expect([edge.status(), edge.headers()['cache-control']]).toEqual([200, PAGE]);
});
