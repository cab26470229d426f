// Opens pages of Kinara, built with ads, consent and analytics, in a browser: nothing of other companies before consent,
// and nothing moves with an ad, without one, or with a blocked one. Run by `npm run test:all`, after `build.mjs`.

import { chromium } from '@playwright/test';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startProvider } from '../../bench/servers.mjs';
import { browserPath } from '../../scripts/browser.mjs';
import { BROWSER_ARGS } from '../browserArgs.mjs';
import { COUNT, FRAME, GPT, SIZES } from './partners.mjs';
import { startKinara } from './site.mjs';

/** Evaluates as Google's does, and fills each slot with more than its room, from another host. */
const TAG = `
  window.adsRan = new Function('return true')();
  const service = { setForceSafeFrame: (isForced) => (window.isSafe = isForced) };
  const queued = window.googletag.cmd;
  Object.assign(window.googletag, {
    pubads: () => service,
    defineSlot: () => ({ addService: () => {} }),
    enableServices: () => {},
    display: (id) => {
      document.getElementById(id).innerHTML =
        '<div style="width:900px;height:900px;background:teal"><iframe src="${FRAME}"></iframe></div>';
    },
  });
  for (const command of queued) command();
`;

/** What answers by URL, for a page of any origin. @type {Record<string, { contentType?: string, headers?: Record<string, string>, body: string }>} */
const OTHERS = {
  [GPT]: { contentType: 'text/javascript', body: TAG },
  [FRAME]: { contentType: 'text/html', body: 'ad' },
  [COUNT]: { headers: { 'access-control-allow-origin': '*' }, body: '' },
};

/** As `shift.wide.spec.ts` has them: the narrowest at which the site itself is still, and the whole page. */
const WIDTHS = { phone: 360, desktop: 1280 };
const STORY = '/en/news/mp-village-councils-post-minutes-online';
/** Pages of either language by their path, with the slots that they have. */
const PAGES = {
  '/': ['homeTop', 'homeMiddle', 'sidebar'],
  '/en/india': ['list', 'sidebar'],
  [STORY]: ['article', 'sidebar'],
};

/** @type {import('@playwright/test').Browser | undefined} */
let browser;
/** @type {Awaited<ReturnType<typeof startProvider>> | undefined} */
let newsroom;
/** @type {Awaited<ReturnType<typeof startKinara>> | undefined} */
let kinara;
let site = '';

before(async () => {
  // The sample newsroom's: Kinara's own has too few stories for all slots.
  newsroom = await startProvider();
  kinara = await startKinara(newsroom.port);
  ({ site } = kinara);
  browser = await chromium.launch({
    executablePath: browserPath(),
    args: BROWSER_ARGS,
  });
});

after(async () => {
  await browser?.close();
  kinara?.stop();
  await newsroom?.stop();
});

/**
 * A reader's browser with what it asked other hosts for, and what it complained about.
 *
 * @param {{ width?: number, isBlocked?: boolean, signal?: 'gpc' | 'saveData' }} [reader]
 */
async function openBrowser({ width = WIDTHS.desktop, isBlocked = false, signal } = {}) {
  assert.ok(browser);
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  // Only ends what hangs.
  context.setDefaultTimeout(120_000);
  const asked = /** @type {string[]} */ ([]);
  const complaints = /** @type {string[]} */ ([]);
  context.on('request', (request) => {
    if (!request.url().startsWith(site) && !request.url().startsWith('data:'))
      asked.push(request.url());
  });
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  context.on('weberror', (fault) => complaints.push(`${fault.error()}`));
  await context.route(
    (url) => !url.href.startsWith(site),
    async (route) => {
      const answer = OTHERS[route.request().url()];
      if (isBlocked || answer === undefined) await route.abort('blockedbyclient');
      else await route.fulfill(answer);
    },
  );
  if (signal === 'gpc')
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    );
  if (signal === 'saveData')
    await context.addInitScript(() => {
      const network = Object.assign(new EventTarget(), { saveData: true });
      Object.defineProperty(navigator, 'connection', { value: network });
    });
  await context.addInitScript(() => {
    const moved = /** @type {string[]} */ ([]);
    Object.assign(window, { moved });
    /** @typedef {{ node?: Element, previousRect: DOMRect, currentRect: DOMRect }} Source */
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } =
          /** @type {PerformanceEntry & { value: number, sources: Source[] }} */ (entry);
        const what = sources.map(
          ({ node, previousRect, currentRect }) =>
            `<${node?.nodeName} ${(node?.textContent ?? '').slice(0, 30)}> from ${previousRect.y} to ${currentRect.y}`,
        );
        // Below this it is 0.00 to every tool (`watchShifts` in `views.ts`).
        if (value >= 0.002) moved.push(`${value.toFixed(4)}: ${what.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const page = await context.newPage();
  return { context, page, asked, complaints };
}

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page @param {string} path */
async function open(page, path) {
  await page.goto(`${site}${path}`, { waitUntil: 'networkidle' });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** What has moved, after a click too. @param {Page} page */
const shift = (page) => page.evaluate(() => /** @type {{ moved?: string[] }} */ (window).moved);

/** The room of each slot of a page. @param {Page} page */
const rooms = (page) =>
  page.$$eval('[data-ad-slot]', (slots) =>
    slots.map((slot) => {
      const { width, height } = slot.querySelector('div')?.getBoundingClientRect() ?? {};
      return [slot.getAttribute('data-ad-slot'), width, height];
    }),
  );

/** @param {Page} page @param {'yes' | 'no'} answer */
const answer = (page, answer) => page.locator(`#consent button[value=${answer}]`).click();

/** @param {Page} page */
const stored = (page) => page.evaluate(() => ({ ...localStorage }));

/** What becomes of the slots at a width: one that stays empty has the room of a filled one, which a phone shows. */
const STATES = {
  phone: /** @type {const} */ (['not asked', 'filled', 'blocked']),
  desktop: /** @type {const} */ (['filled']),
};

for (const [kind, width] of /** @type {['phone' | 'desktop', number][]} */ (
  Object.entries(WIDTHS)
)) {
  /** @param {string[]} names */
  const held = (names) =>
    names.map((name) => {
      const sizes = SIZES[/** @type {keyof typeof SIZES} */ (name)];
      return [name, ...(kind === 'desktop' && 'desktop' in sizes ? sizes.desktop : sizes.phone)];
    });

  for (const state of STATES[kind]) {
    test(`at ${width} px slots hold their room and nothing moves: ${state}`, async () => {
      const { context, page, asked, complaints } = await openBrowser({
        width,
        isBlocked: state === 'blocked',
      });
      if (state !== 'not asked') {
        await open(page, '/privacy-policy');
        await answer(page, 'yes');
      }
      const found = [];
      for (const path of Object.keys(PAGES)) {
        await open(page, path);
        const filled = await page.locator('[data-ad-unit] > div').count();
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth);
        found.push([path, (await rooms(page)).sort(), filled > 0, await shift(page), sideways]);
      }
      const expected = Object.entries(PAGES).map(([path, names]) => [
        path,
        held(names).sort(),
        state === 'filled',
        [],
        width,
      ]);
      await context.close();
      assert.deepEqual(found, expected);
      if (state === 'not asked') assert.deepEqual(asked, []);
      if (state !== 'blocked') assert.deepEqual(complaints, []);
    });
  }
}

test('nothing is stored or loaded before an answer, and a no is remembered', async () => {
  const { context, page, asked } = await openBrowser();
  await open(page, '/');
  assert.deepEqual(await stored(page), {});
  assert.equal(await page.locator('#consent').isVisible(), true);
  await answer(page, 'no');
  assert.deepEqual(await shift(page), []);
  await open(page, '/culture');
  assert.equal(await page.locator('#consent').isVisible(), false);
  const { consent = '{}' } = await stored(page);
  assert.equal(JSON.parse(consent).answer, 'no');
  assert.deepEqual(asked, []);
  await context.close();
});

test('the two answers look the same', async () => {
  const { context, page } = await openBrowser({ width: WIDTHS.phone });
  for (const path of ['/', '/en']) {
    await open(page, path);
    const looks = await page.$$eval('#consent button', (buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { color, backgroundColor, fontWeight } = getComputedStyle(button);
        return { width, height, color, backgroundColor, fontWeight };
      }),
    );
    assert.deepEqual(looks[0], looks[1]);
  }
  await context.close();
});

test('a yes loads both at once, tells analytics of pages, and can be taken back', async () => {
  const { context, page, asked, complaints } = await openBrowser();
  await open(page, '/');
  await answer(page, 'yes');
  await page.waitForFunction(() => 'adsRan' in window && 'counted' in window);
  await page.waitForLoadState('networkidle');
  assert.deepEqual([...new Set(asked)].sort(), [COUNT, FRAME, GPT].sort());
  await page.locator('[data-action=read]').first().click();
  await page.waitForURL(/\/news\//);
  const read = new URL(page.url()).pathname;
  await page.waitForFunction(
    () => /** @type {{ counted?: unknown[] }} */ (window).counted?.length === 2,
  );
  assert.deepEqual(
    await page.evaluate(() => {
      const {
        counted,
        site: attribute,
        answer,
        isSafe,
      } = /** @type {Partial<Record<'counted' | 'site' | 'answer' | 'isSafe', unknown>>} */ (
        /** @type {unknown} */ (window)
      );
      return { counted, attribute, answer, isSafe };
    }),
    {
      counted: [
        ['page', '/'],
        ['read', read],
      ],
      attribute: 'kinara',
      answer: 'yes',
      isSafe: true,
    },
  );

  await open(page, '/privacy-policy');
  await page.evaluate(() => {
    localStorage.setItem('ads-id', '1');
    document.cookie = 'ads=1;path=/';
  });
  const before = asked.length;
  await page.locator('#privacy-choices').click();
  assert.equal(
    await page.locator('#consent').evaluate((bar) => bar === document.activeElement),
    true,
  );
  await Promise.all([page.waitForEvent('load'), answer(page, 'no')]);
  // What the reader has saved and chosen stays.
  const left = Object.keys(await stored(page)).filter((name) => !name.startsWith('n24:'));
  assert.deepEqual(left, ['consent']);
  assert.equal(await page.evaluate(() => document.cookie), '');
  assert.equal(asked.length, before);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a browser that refuses is not asked, and one that saves data has no ads', async () => {
  const refusing = await openBrowser({ signal: 'gpc' });
  await open(refusing.page, '/');
  assert.equal(
    await refusing.page.locator('#consent, #privacy-choices').first().isVisible(),
    false,
  );
  assert.deepEqual([await stored(refusing.page), refusing.asked], [{}, []]);
  await refusing.context.close();

  const saving = await openBrowser({ signal: 'saveData' });
  await open(saving.page, '/');
  await answer(saving.page, 'yes');
  await open(saving.page, '/');
  assert.deepEqual([...new Set(saving.asked)], [COUNT]);
  await saving.context.close();
});

test('legal pages have no ads, error pages and drafts nothing at all', async () => {
  const html = async (/** @type {string} */ path) => (await fetch(`${site}${path}`)).text();
  const found = await Promise.all(
    ['/privacy-policy', '/en/terms-conditions', '/no-such-page', '/news/none', '/preview/x'].map(
      async (path) => {
        const text = await html(path);
        return [text.includes('data-ad-slot'), text.includes('/api/partners.js')];
      },
    ),
  );
  assert.deepEqual(found, [
    [false, true],
    [false, true],
    [false, false],
    [false, false],
    [false, false],
  ]);
});

test('the policy names their hosts and no others', async () => {
  const policy = (await fetch(site)).headers.get('content-security-policy') ?? '';
  const sources = Object.fromEntries(
    policy.split('; ').map((line) => [
      line.split(' ')[0],
      line
        .split(' ')
        .filter((word) => word.startsWith('https:'))
        .join(' '),
    ]),
  );
  const google = ['*.googlesyndication.com', '*.doubleclick.net', '*.adtrafficquality.google']
    .map((host) => `https://${host}`)
    .join(' ');
  assert.deepEqual(
    ['script-src', 'frame-src', 'img-src', 'connect-src', 'default-src'].map(
      (name) => sources[name],
    ),
    [
      `https://securepubads.g.doubleclick.net ${google}`,
      `https://www.youtube-nocookie.com https://platform.twitter.com https://www.instagram.com ${google} https://www.google.com`,
      `${google} https://www.google.com https://*.gstatic.com`,
      `${google} https://www.google.com https://*.count.example.com`,
      '',
    ],
  );
});

test('files of the root say who sells the ads and whom to warn', async () => {
  const text = async (/** @type {string} */ path) => (await fetch(`${site}${path}`)).text();
  assert.equal(await text('/ads.txt'), 'OWNERDOMAIN=kinara.example\n');
  assert.match(
    await text('/.well-known/security.txt'),
    /^Contact: mailto:security@kinara\.example\n/,
  );
});
