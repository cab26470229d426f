import type { Page, Request } from '@playwright/test';
import { storeId } from '@/features/offline/storeLimits';
import { TOOL_PATHS } from '@/lib/pages/siteTools';
import type { Network } from './network';
import {
  comeBack,
  expect,
  expectKept,
  expectNoted,
  expectScriptsKept,
  kept,
  STORE_LIMITS,
  tell,
  test,
} from './offlinePage';
import { headline, reader, saveData, STORY, TITLE, PARAGRAPHS } from './readerPage';
import { nameOf } from './routes';
import { startSite } from './site';
import { newsItem, titleOf } from './stories';
import type { Upstream } from './upstream';
import { at, JOURNEY_LANGS, type Lang, WORDS } from './words';

// What is shown in place of an error or of what another answers, and what is never kept, has unit tests:
// `features/offline/{answerPage,keptPage}.test.ts`.

/** The beginning of the line on a page that comes from the device. */
const ofWhen = (lang: Lang) => WORDS[lang].Offline.copy.split('{date}')[0] ?? '';
const PAGE_STORES = ['fixed', 'pages', 'stories'] as const;
const storyPath = (lang: Lang, id: string) => at(lang, `/news/${id}`);

for (const lang of JOURNEY_LANGS) {
  const { Faults, Offline } = WORDS[lang];
  const STEPS = [
    { path: at(lang, '/'), heading: nameOf('/', lang) },
    { path: at(lang, '/india'), heading: nameOf('/india', lang) },
    { path: storyPath(lang, `breaking-${lang}-3`), heading: titleOf('breaking', lang, 3) },
    { path: at(lang, '/tools/pin-finder'), heading: nameOf('/tools/pin-finder', lang) },
  ] as const;

  test(`at every step of a visit in ${lang} the network may go`, async ({ page, network }) => {
    for (const step of STEPS) {
      await page.goto(step.path);
      await expectKept(page, 'fixed', offlineIn(lang));
      const keptPages = async () =>
        (await Promise.all(PAGE_STORES.map((store) => kept(page, store)))).flat();
      await expect.poll(keptPages).toContain(step.path);

      network.cut();
      // What came before is opened again at the end.
      for (const seen of step === STEPS.at(-1) ? STEPS : [step]) {
        await page.goto(seen.path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(seen.heading);
        await expect(page.getByText(ofWhen(lang))).toBeVisible();
      }
      network.restore();
    }
  });

  test(`an unseen page says in ${lang} what can be read, and opens once the network is back`, async ({
    page,
    network,
  }) => {
    const unseen = at(lang, '/world');
    await returnTo(page, storyPath(lang, `breaking-${lang}-3`), lang);
    network.cut();
    await page.goto(unseen);
    await expect(page).toHaveTitle(new RegExp(Offline.title));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(Offline.title);
    await expect(page.getByText(Offline.none)).toBeHidden();
    await expect(page.getByRole('heading', { name: Offline.pages })).toBeVisible();
    await expect(page.getByRole('link', { name: Faults.retry })).toHaveJSProperty(
      'href',
      page.url(),
    );
    await page.getByRole('link', { name: titleOf('breaking', lang, 3) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('breaking', lang, 3));
    await expect(page).toHaveURL(storyPath(lang, `breaking-${lang}-3`));

    // Tools open though none was ever opened, and with what a link to one says; that all are kept, a test below has.
    for (const path of [TOOL_PATHS.at(-1) ?? '', '/tools/emi-calculator?amount=500000']) {
      await page.goto(at(lang, path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        nameOf(path.replace(/\?.*/, ''), lang),
      );
    }

    await page.goto(unseen);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(Offline.title);
    await page.waitForLoadState('networkidle');
    network.restore();
    await expect(async () => {
      // Chromium itself was never offline here.
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf('/world', lang), {
        timeout: 2000,
      });
    }).toPass();
    await expect(page).toHaveURL(unseen);
  });
}

/** The page that is kept of a language on the first visit, behind what was opened. */
function offlineIn(lang: Lang) {
  return at(lang, '/offline');
}

/** Opens a page for the second time in one's life, and waits for all that is kept ahead then. */
async function returnTo(page: Page, path: string, lang: Lang) {
  await page.goto(path);
  await expectKept(page, 'fixed', offlineIn(lang));
  await comeBack(page);
  await page.reload();
  await expectKept(page, 'fixed', at(lang, TOOL_PATHS.at(-1) ?? ''));
}

test('as many saved stories are kept as the device may hold, and the next takes the place of the oldest', async ({
  page,
  network,
  upstream,
}) => {
  const ids = Array.from({ length: STORE_LIMITS.saved + 1 }, (_, at) => `long-${at}`);
  upstream.news.news = ids.map((id) => newsItem('en', 0, { id, title: `Story ${id}` }));
  await page.goto('/');
  await expectKept(page, 'fixed', offlineIn('en'));
  const paths = ids.map((id) => `/news/${id}`);
  const keep = async (path = '') => {
    await tell(page, { type: 'keep', path });
    await expectKept(page, 'saved', path);
  };
  // Copies of the first stand for all but the last, each of which would take a second to be kept.
  await keep(paths[0]);
  await page.evaluate(
    async ([store, [first = '', ...others]]) => {
      const stories = await caches.open(store);
      const copy = await stories.match(first);
      for (const path of others) if (copy) await stories.put(path, copy.clone());
    },
    [storeId('saved'), paths.slice(0, -1)] as const,
  );
  await keep(paths.at(-1));
  await expect.poll(() => kept(page, 'saved')).toEqual(paths.slice(1));
  network.cut();
  await page.goto(paths.at(-1) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Story ${ids.at(-1)}`);
  await page.goto(`/news/${ids[0]}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.en.Offline.title);
});

test.describe('under Save-Data', () => {
  test.beforeEach(({ page }) => saveData(page));

  test('nothing is fetched unasked, and what was seen opens', async ({ page, network }) => {
    await page.goto('/');
    await expectKept(page, 'fixed', '/');
    expect(network.asked.filter((path) => /^\/(?:offline|tools|hi)/.test(path))).toEqual([]);
    expect(network.asked.filter((path) => path === '/')).toHaveLength(1);
    await headline(page).click();
    await expect(reader(page).getByText(PARAGRAPHS[1] ?? '')).toBeVisible();
    await expectKept(page, 'answers', `/api/stories?ids=${STORY}&lang=en`);
    expect(await kept(page, 'stories')).toEqual([]);

    network.cut();
    await page.goto('/');
    await headline(page).click();
    await expect(reader(page).getByText(PARAGRAPHS[1] ?? '')).toBeVisible();
    // At its own address as well, over the front page.
    await page.goto(`/news/${STORY}`);
    await expect(reader(page).getByText(PARAGRAPHS[1] ?? '')).toBeVisible();
    // Without the site's own, the offline page is the worker's.
    await page.goto('/world');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.en.Offline.title);
  });
});

test('a kept story’s button works without a connection, or says what is missing', async ({
  page,
  network,
  expectComplaint,
}) => {
  expectComplaint(/Loading chunk|Failed to load|net::ERR|dynamically imported/);
  await saveData(page);
  await page.goto(`/news/${STORY}`);
  await expectKept(page, 'stories', `/news/${STORY}`);
  await expectScriptsKept(page);
  network.cut();
  await page.reload();
  await expect(page.getByText(ofWhen('en'))).toBeVisible();
  const save = page.locator('[data-later="save"]');
  const settings = page.locator('main [data-later="settings"]');
  const listen = page.locator('main [data-later="listen"]');
  const asked: string[] = [];
  const takeNote = (request: Request) => void asked.push(new URL(request.url()).pathname);
  page.on('request', takeNote);
  const note = page.getByRole('status').filter({ hasText: WORDS.en.Faults.notLoaded });
  for (const control of [settings, listen]) {
    await control.click();
    await expect(note).toBeVisible();
    await note.evaluate((shown) => shown.replaceChildren());
  }
  page.off('request', takeNote);
  const missing = asked.filter((path) => path.startsWith('/_next/static/'));
  expect(missing).not.toEqual([]);

  // Saved with a connection, all of them come along.
  network.restore();
  await page.reload();
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  for (const path of missing) await expectKept(page, 'scripts', path);
  await expectScriptsKept(page);
  network.cut();
  await page.reload();
  await expect(page.getByText(ofWhen('en'))).toBeVisible();
  await settings.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await listen.click();
  await expect(listen).toHaveAttribute('aria-pressed', 'true');
});

test('a story read over a page is kept as a page; a draft is left to the browser', async ({
  page,
  network,
}) => {
  await page.goto('/');
  await expectKept(page, 'fixed', offlineIn('en'));
  await headline(page).click();
  await expect(reader(page).getByText(PARAGRAPHS[1] ?? '')).toBeVisible();
  await expectKept(page, 'stories', `/news/${STORY}`);
  network.cut();
  await page.goto(`/news/${STORY}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page.getByText(ofWhen('en'))).toBeVisible();
  await expect(page.goto('/preview?id=1&token=x')).rejects.toThrow(/ERR_/);
});

test('a first visit fetches nothing ahead but the offline page, a second one the rest, in both languages', async ({
  page,
  network,
}) => {
  await page.goto('/');
  await expectKept(page, 'fixed', '/offline');
  await page.goto(`/news/${STORY}`);
  await expectKept(page, 'stories', `/news/${STORY}`);
  await expectNoted(page);
  const unasked = () => network.asked.filter((path) => /^\/(?:offline|my|tools|hi)/.test(path));
  expect(unasked()).toEqual(['/offline']);
  await returnTo(page, '/', 'en');
  expect(new Set(unasked())).toEqual(new Set(['/offline', '/my', ...TOOL_PATHS, '/hi/offline']));

  // An unseen page of the other language lists what can be read in this one.
  await expectKept(page, 'fixed', offlineIn('hi'));
  network.cut();
  await page.goto('/hi/world');
  const { Offline } = WORDS.hi;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(Offline.title);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText(Offline.none)).toBeHidden();
  const copy = page.locator('#kept-pages a[href="/"]');
  await expect(copy).toHaveAttribute('lang', 'en');
  await copy.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(ofWhen('en'))).toBeVisible();
});

test.describe('on a slow line', () => {
  /** The page is kept, its site has another story, and from now on documents come when they are let through. */
  async function openSlowly(page: Page, network: Network, upstream: Upstream, title: string) {
    network.hold(() => false);
    await page.goto('/');
    await expectKept(page, 'fixed', '/');
    upstream.news['breaking-news'].unshift({ ...newsItem('en', 0, { id: title, title }) });
    const held = network.hold((path) => path === '/');
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByText(ofWhen('en'))).toBeVisible();
    return held;
  }

  test('the page itself takes the place of a copy that was not touched, and is offered over one that is used', async ({
    page,
    network,
    upstream,
  }) => {
    const letThrough = await openSlowly(page, network, upstream, 'came late');
    letThrough();
    await expect(page.getByText('came late').first()).toBeVisible();
    await expect(page.getByText(ofWhen('en'))).toBeHidden();

    const letLater = await openSlowly(page, network, upstream, 'came later');
    const offer = page.getByRole('link', { name: WORDS.en.Offline.late });
    await expect(offer).toBeHidden();
    await page.keyboard.press('ArrowDown');
    letLater();
    await expect(offer).toBeVisible();
    await offer.click();
    await expect(page.getByText('came later').first()).toBeVisible();
    await expect(page.getByText(ofWhen('en'))).toBeHidden();
  });
});

test('an update breaks no open page', async ({ page, network, site }) => {
  await returnTo(page, '/', 'en');
  const worker = await (await fetch(`${site}/sw.js`)).text();
  for (const file of worker.match(/\/_next\/static\/[^"]+\.(?:js|css)/g) ?? [])
    await expectKept(page, 'scripts', file);
  // Another build: no script of the one that is open is there any more.
  network.answerBy(({ url = '' }, response) => {
    if (url.startsWith('/_next/')) {
      response.writeHead(404).end();
      return true;
    }
    if (url !== '/sw.js') return false;
    response.setHeader('Content-Type', 'application/javascript');
    response.end(worker.replaceAll('/_next/static/chunks/', '/_next/static/next-'));
    return true;
  });
  await page.evaluate(async () => {
    const taken = new Promise((done) =>
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
    );
    await (await navigator.serviceWorker.ready).update();
    await taken;
  });
  await headline(page).click();
  await expect(reader(page).getByText(PARAGRAPHS[1] ?? '')).toBeVisible();
  await expectKept(page, 'answers', `/api/stories?ids=${STORY}&lang=en`);
  // Kept pages of the build before open with their own scripts.
  network.cut();
  await page.goto('/');
  await headline(page).click();
  await expect(reader(page).getByText(PARAGRAPHS[1] ?? '')).toBeVisible();
});

test('a server that is switched off ends the worker and what it kept', async ({
  page,
  network,
  provider,
}) => {
  await page.goto('/');
  await expectKept(page, 'fixed', offlineIn('en'));
  const { origin, server } = await startSite({ NEWS_API_URL: provider.origin, OFFLINE: 'off' });
  network.leadTo(origin);
  await page.goto('/india');
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      ...(await caches.keys()),
    ]);
  await expect.poll(left).toEqual([0]);
  network.cut();
  await expect(page.goto('/')).rejects.toThrow(/ERR_/);
  await server.stop();
});

test('on a full device pages open, and are kept again once there is room', async ({
  page,
  network,
  baseURL: origin = '',
}) => {
  await page.goto('/');
  await expectKept(page, 'fixed', offlineIn('en'));
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  for (const path of ['/india', '/sports', `/news/${STORY}`, '/']) {
    await page.goto(path);
    await expect(page.getByText(ofWhen('en'))).toBeHidden();
  }
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(nameOf('/', 'en'));
  await browser.send('Storage.overrideQuotaForOrigin', { origin });
  await page.goto('/world');
  await expectKept(page, 'pages', '/world');
  network.cut();
  await page.goto('/world');
  await expect(page.getByText(ofWhen('en'))).toBeVisible();
});
