import type { Locator, Page } from '@playwright/test';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PAGE_SIZE } from '@/lib/pages/paging';
import { storyIdOf } from '@/lib/provider/feeds/feedItem';
import { type HostileBody, hostileBodies } from '@/lib/testing/hostile/bodies';
import { PAYLOADS } from '@/lib/testing/hostile/payloads';
import { expect, test } from './fixtures';
import { type Running, startSite } from './site';
import { handlers, watched } from './watched';
import { WORDS } from './words';

const EMBEDS =
  '<p>marker of xss()</p><iframe src="https://youtu.be/aqz-KE-bpKQ" title="Rain"></iframe>' +
  '<p>https://x.com/a/status/1</p><p>https://www.instagram.com/p/Cxyz12345/</p>';

const PLAYERS = [
  ['youtube', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'],
  ['x', 'https://platform.twitter.com/embed/Tweet.html?id=1&dnt=true'],
  ['instagram', 'https://www.instagram.com/p/Cxyz12345/embed/'],
] as const;

/** The texts of an element, each as far as markup lets it go. */
const textsOf = (element: Locator) =>
  element.evaluate((within) => {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    return texts;
  });

let feed: Server;
let site: { origin: string; server: Running };
let bodies: HostileBody[];
/** Paths of the stories: one with embeds, then one for each body. */
let paths: string[];

// One after the other, by one site: each worker would start its own.
test.describe.configure({ mode: 'default' });

/** A site whose news comes from a feed: the source that takes HTML from anybody. */
test.beforeAll(async () => {
  let items: object[] = [];
  feed = createServer((request, response) => {
    if (request.url !== '/feed.json') return void response.writeHead(404).end();
    response.end(JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', items }));
  });
  await new Promise<void>((done) => feed.listen(0, () => done()));
  const host = `localhost:${(feed.address() as AddressInfo).port}`;
  const files = `http://${host}/files/`;
  bodies = hostileBodies(files);
  items = [EMBEDS, ...bodies.map(({ html }) => html)].map((content_html, at) => {
    const texts = bodies[at - 1]?.payloads ?? [];
    return {
      id: `${at}`,
      title: `Body ${at} xss()`,
      summary: texts.at(-1),
      content_html,
      authors: texts.map((name) => ({ name })),
      tags: texts,
      date_published: new Date(Date.UTC(2026, 10, 20) - at * 60_000),
    };
  });
  paths = items.map((_, at) => `/news/${storyIdOf({ id: `${at}`, url: undefined }, host)}`);
  site = await startSite({
    NEWS_SOURCE: 'feeds',
    NEWS_FEEDS: `http://${host}/feed.json`,
    NEWS_IMAGE_HOSTS: `${host}/files/`,
  });
});

test.afterAll(async () => {
  await site.server.stop();
  feed.close();
});

const isActive = (element: Element) => element === document.activeElement;

/** Starts the players of a story, each by its link; the first time that a page leaves the site. */
async function startPlayers(page: Page, article: Locator, harm: readonly string[]) {
  for (const [, url] of PLAYERS)
    await page.route(`${new URL(url).origin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
    );
  await expect(article.locator('[data-later=embed]')).toHaveCount(PLAYERS.length);
  expect(harm).toEqual([]);
  const { playVideo } = WORDS.en.Reader;
  for (const [at, name] of [
    playVideo,
    'Show the post (X)',
    'Show the post (Instagram)',
  ].entries()) {
    await article.getByRole('link', { name }).press('Enter');
    // Not `toBeFocused`: the player of another origin may take the document's focus along.
    await expect.poll(() => article.locator('iframe').nth(at).evaluate(isActive)).toBe(true);
  }
  await expect.poll(() => harm).toEqual(PLAYERS.map(([, url]) => `a request: ${url}`));
}

/**
 * One body of so many is loaded by its own page, and one opened over another page: `components/testing/xss.wide.test.tsx`
 * reads the markup of all of them.
 */
const EVERY = { page: 8, dialog: 9 };

test('no payload in a body runs or calls out, and players are asked for at a click', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/404/); // pictures and recordings are not there
  const harm = await watched(page, site.origin);
  expect(bodies.flatMap(({ payloads }) => payloads).toSorted()).toEqual(PAYLOADS.toSorted());
  for (let at = 0; at < bodies.length; at += EVERY.page) {
    const path = paths[at + 1] ?? '';
    await page.goto(site.origin + path);
    const { markers = [] } = bodies[at] ?? {};
    const texts = await textsOf(page.locator('main article').first());
    expect([path, markers.filter((marker) => !texts.includes(marker))]).toEqual([path, []]);
    expect([path, await handlers(page), harm]).toEqual([path, [], []]);
  }
  await page.goto(site.origin + (paths[0] ?? ''), { waitUntil: 'networkidle' });
  await startPlayers(page, page.locator('main'), harm);
});

test('nor over another page, whose stories come as data', async ({ page, expectComplaint }) => {
  expectComplaint(/404/);
  const harm = await watched(page, site.origin);
  const dialog = page.getByRole('dialog');
  let listed = 0;
  for (let number = Math.ceil(paths.length / PAGE_SIZE); number > 0; number--) {
    await page.goto(`${site.origin}/search?q=xss&page=${number}`, { waitUntil: 'networkidle' });
    const links = await page.locator('#list h3 a[data-action=read]').all();
    listed += links.length;
    for (const link of links.filter((_, at) => at % EVERY.dialog === 0)) {
      await link.click();
      await expect(dialog).toContainText('marker');
      expect([await handlers(page), harm]).toEqual([[], []]);
      await page.goBack();
      await expect(dialog).toHaveCount(0);
    }
  }
  expect(listed).toBe(paths.length);
  await page.locator(`a[href="${paths[0]}"][data-action=read]`).first().click();
  await startPlayers(page, dialog, harm);
});
