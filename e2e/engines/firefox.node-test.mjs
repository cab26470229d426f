// The journeys that decide, in Firefox, whose engine differs where the site relies on the browser: navigation,
// dialogs, storage, the service worker. Run by `npm run test:all`, after the build; driven by WebDriver BiDi.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request as send } from 'node:http';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { startProvider, startSite } from '../../bench/servers.mjs';
import { createNewsroom } from '../../newsroom/newsroom.mjs';
import { firefoxPath } from '../../scripts/firefox.mjs';

const words = JSON.parse(
  readFileSync(new URL('../../.site/messages/en.json', import.meta.url), 'utf8'),
);
const LINE = words.Offline.copy.split('{date}')[0];

/** Only ends what hangs. */
const TIMEOUT_MS = 60_000;
const CHECK_MS = 50;
/** A link to a story that opens in the reader. */
const READ = '[data-story] a[data-action="read"]';

/** @type {Awaited<ReturnType<typeof startProvider>>} */
let provider;
/** @type {Awaited<ReturnType<typeof startSite>>} */
let site;
/** @type {import('puppeteer-core').Browser} */
let browser;
/** @type {import('puppeteer-core').BrowserContext} */
let context;
/** @type {import('puppeteer-core').Page} */
let page;
/** What the page complained about. @type {string[]} */
let complaints = [];

before(async () => {
  provider = await startProvider(createNewsroom());
  site = await startSite(provider.port);
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath(),
    // Not by `setViewport`: it fails in Firefox 140, which turns no screen but takes the size.
    defaultViewport: { width: 1280, height: 900 },
  });
});

after(async () => {
  await browser?.close();
  await site?.stop();
  await provider?.stop();
});

beforeEach(async () => {
  complaints = [];
  context = await browser.createBrowserContext();
  page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
});

afterEach(() => context.close());

/** A way to the site, under an origin of its own, that a test can cut: then nothing listens there. */
async function openWay() {
  const way = createServer(({ url, method, headers }, response) => {
    const onward = send(site.origin + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy()).end();
  });
  await once(way.listen(), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (way.address());
  return {
    origin: `http://localhost:${port}`,
    cut() {
      way.close();
      way.closeAllConnections();
    },
  };
}

/** @param {string} path */
const open = (path) => page.goto(site.origin + path);
/** @param {string} selector */
const shown = (selector) => page.waitForSelector(selector, { visible: true });
/** @param {string} selector */
const hidden = (selector) => page.waitForSelector(selector, { hidden: true });
/** @param {string} selector @returns {Promise<string>} */
const textOf = async (selector) =>
  (await shown(selector))?.evaluate((element) => element.textContent ?? '') ?? '';
/** @param {string} text */
const text = (text) => shown(`::-p-text(${text})`);
/** Types over what a field has. @param {string} selector @param {string} value */
async function fill(selector, value) {
  await (await shown(selector))?.click({ count: 3 });
  await page.keyboard.type(value);
}

/**
 * Waits until a check holds on the page, whichever document it shows by then. Puppeteer's
 * `waitForFunction` and locators compile on the page, which its policy refuses in Firefox 140.
 *
 * @param {string | ((wanted: string) => unknown)} check @param {string} [wanted]
 */
async function until(check, wanted = '') {
  const holds = () => page.evaluate(check, wanted).catch(() => false);
  while (!(await holds())) await setTimeout(CHECK_MS);
}
/** @param {string} path */
const isAt = (path) => until((wanted) => location.pathname + location.search === wanted, path);
const scrolled = () => page.evaluate(() => Math.round(scrollY));
/** Puppeteer's `goBack` waits for a load, which a page that Firefox has kept in memory never tells. @param {number} by */
const go = (by) => page.evaluate((steps) => history.go(steps), by);

/** Opens the first story of the page's lists over the page. */
async function openReader() {
  // Its scripts and stories come once the browser is idle; a click before leads to the article's page.
  await page.waitForNetworkIdle();
  const link = await shown(READ);
  assert.ok(link);
  const story = await link.evaluate((a) => ({
    path: a.getAttribute('href') ?? '',
    title: a.textContent ?? '',
  }));
  await link.click();
  await shown('dialog[open] h1');
  return story;
}

describe('in Firefox', { timeout: 10 * TIMEOUT_MS }, () => {
  test('the front page is whole, and complains of nothing', async () => {
    await open('/');
    for (const block of ['header', 'main h1', '[data-story]', 'footer']) await shown(block);
    await page.waitForNetworkIdle();
    assert.deepEqual(complaints, []);
  });

  test('a story is read over the page; Back, Forward, reload and Escape lead where they should', async () => {
    await open('/');
    await page.evaluate(() => scrollTo(0, 900));
    const { path, title } = await openReader();
    const top = await scrolled();
    await isAt(path);
    assert.equal(await textOf('dialog[open] h1'), title);
    await go(-1);
    await hidden('dialog[open]');
    await isAt('/');
    assert.equal(await scrolled(), top);
    await go(1);
    await shown('dialog[open] h1');
    await page.reload();
    await isAt(path);
    assert.equal(await textOf('h1'), title);
    // Firefox complains of requests of a page that is left.
    await page.waitForNetworkIdle();
    await go(-1);
    await isAt('/');
    assert.deepEqual(complaints, []);
  });

  test('a reload and Back keep the place on the page', async () => {
    await open('/');
    await page.waitForNetworkIdle();
    await page.evaluate(() => scrollTo(0, 1200));
    // By what is read there: where a list above comes late, its pixels are others.
    const firstHeading = `[...document.querySelectorAll('main h2, main h3')]
      .find((heading) => heading.getBoundingClientRect().top > 0)?.textContent`;
    const before = JSON.stringify(await page.evaluate(firstHeading));
    // On the screen still: a pixel more, and another one would be the first.
    const isSeen = `scrollY > 600 && [...document.querySelectorAll('main h2, main h3')]
      .filter((heading) => heading.textContent === ${before})
      .some((heading) => Math.abs(heading.getBoundingClientRect().top) < innerHeight)`;
    await page.reload();
    await until(isSeen);
    await open('/privacy-policy');
    await go(-1);
    await isAt('/');
    await until(isSeen);
  });

  test('a click on a card opens the viewer, and Escape closes it', async () => {
    await open('/web-stories');
    const card = await shown('a[data-action="view"]');
    assert.ok(card);
    await page.waitForNetworkIdle();
    await card.click();
    await shown('dialog[open]');
    await isAt('/web-stories');
    await page.keyboard.press('Escape');
    await hidden('dialog[open]');
    assert.deepEqual(complaints, []);
  });

  test('a tool computes', async () => {
    await open('/tools/emi-calculator');
    await page.waitForNetworkIdle();
    await fill('input[name="p"]', '500000');
    await fill('input[name="r"]', '12');
    await fill('input[name="n"]', '12');
    await (await shown(`::-p-aria(${words.Emi.calculate}[role="button"])`))?.click();
    // 5,00,000 at 1 % a month for 12 months.
    await text('44,424');
    assert.deepEqual(complaints, []);
  });

  test('a story that is saved is listed', async () => {
    await open('/');
    const { path, title } = await openReader();
    await (await shown('dialog[open] [data-later="save"]'))?.click();
    await shown('dialog[open] [data-later="save"][aria-pressed="true"]');
    // The scripts of its buttons come with it; Firefox complains of requests of a page that is left.
    await page.waitForNetworkIdle();
    await open('/my');
    await text(words.My.saved);
    assert.equal(await textOf(`#my-stories a[href="${path}"]`), title);
    assert.deepEqual(complaints, []);
  });

  test('what was opened opens without a connection, with the moment it is of; the rest says so', async (t) => {
    const { origin, cut } = await openWay();
    t.after(cut);
    const pages = ['/', '/india', '/privacy-policy'];
    /** @param {string} path */
    const isKept = (path) =>
      until(async (key) => Boolean(await caches.match(key, { ignoreVary: true })), path);
    await page.goto(origin);
    await isKept('/offline');
    for (const path of pages) {
      await page.goto(origin + path);
      await isKept(path);
    }
    cut();
    for (const path of pages) {
      await page.goto(origin + path);
      await text(LINE);
    }
    await page.goto(`${origin}/world`);
    assert.equal(await textOf('h1'), words.Offline.title);
  });
});
