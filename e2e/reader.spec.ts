import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';
import { bodyOf, breakingItem, titleOf } from './stories';
import { FAULTS } from './upstream';
import { twoFrames } from './views';
import { at, JOURNEY_LANGS, newsDesk, newsroomAddress, WORDS } from './words';

const STORY = 'breaking-en-3';
const TITLE = titleOf('breaking', 'en', 3);
const PARAGRAPHS = bodyOf('breaking', 'en', 3).split('\n\n');

const reader = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByRole('heading', { level: 1 }) });
const headline = (page: Page, title = TITLE) =>
  page.getByRole('heading', { level: 3, name: title, exact: true }).getByRole('link').first();

/** Opens home and waits until its stories are cached. */
async function openHomeWithStoriesCached(page: Page, path = '/') {
  const cache = page.waitForResponse(
    (response) => response.url().includes('/api/stories') && response.ok(),
  );
  await page.goto(path);
  await (await cache).finished();
  await page.waitForLoadState('networkidle'); // the reader's script
}

/** A browser that is asked to save data, which Chromium tells a page by this API. */
const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true }),
      configurable: true,
    }),
  );

/** Requests to the site's own pages and endpoints from now on. */
function asked(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(hi\/)?(news|api)\b/.test(pathname)) paths.push(pathname + search);
  });
  return paths;
}

const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

for (const lang of JOURNEY_LANGS) {
  test(`a click in ${lang} opens the story at once, without a request for it`, async ({ page }) => {
    await openHomeWithStoriesCached(page, at(lang, '/'));
    const requests = asked(page);
    const title = titleOf('breaking', lang, 3);
    await headline(page, title).click();
    await expect(reader(page).getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(
      reader(page).getByText(bodyOf('breaking', lang, 3).split('\n\n')[1] ?? ''),
    ).toBeVisible();
    await expect(page).toHaveURL(at(lang, `/news/breaking-${lang}-3`));
    await expect(page).toHaveTitle(new RegExp(title));
    // Others may come near the screen meanwhile.
    expect(requests.filter((path) => path.includes(`breaking-${lang}-3`))).toEqual([]);
  });

  test(`the reader in ${lang} shows all that the article page shows`, async ({ page }) => {
    await openHomeWithStoriesCached(page, at(lang, '/'));
    const { Reader } = WORDS[lang];
    await headline(page, titleOf('breaking', lang, 3)).click();
    const dialog = reader(page);
    for (const part of [newsDesk(lang), Reader.deskInvitation, newsroomAddress(lang)])
      await expect(dialog.getByText(part)).toBeVisible();
    await expect(dialog.getByRole('button', { name: Reader.back })).toBeVisible();
    await expect(dialog.getByRole('link', { name: Reader.moreNews, exact: true })).toHaveAttribute(
      'href',
      at(lang, '/india'),
    );
    await expect(dialog.locator('article img').first()).toBeVisible();
    await expect(dialog.locator('a[href^="tel:"]')).toBeVisible();
    expect(await dialog.locator('a[href^="mailto:"]').count()).toBeGreaterThan(1);
    for (const paragraph of bodyOf('breaking', lang, 3).split('\n\n'))
      await expect(dialog.locator('p', { hasText: paragraph })).toHaveText(paragraph);
  });
}

test('identities of any letters are prefetched', async ({ page, upstream }) => {
  for (const [index, id] of ['with, comma & more', '50%', 'नर्मदा/२?#'].entries()) {
    upstream.add(
      'breaking-news',
      breakingItem('en', 4 + index, { id, timestamp: new Date().toISOString() }),
    );
  }
  await page.setViewportSize({ width: 1280, height: 2400 }); // all of them are on the screen
  await openHomeWithStoriesCached(page);
  for (const index of [0, 1, 2]) {
    const title = titleOf('breaking', 'en', 4 + index);
    const requests = asked(page);
    await headline(page, title).click();
    await expect(reader(page).getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(reader(page).getByText('Vendors will be allowed at three spots.')).toBeVisible();
    // A poll may be due meanwhile.
    expect(requests.filter((path) => /\/(news|api\/stories)\b/.test(path))).toEqual([]);
    await page.goBack();
    await expect(reader(page)).toBeHidden();
  }
});

test('the reader is painted in the frame of the click', async ({ page }) => {
  await openHomeWithStoriesCached(page);
  const painted = await headline(page).evaluate((link: HTMLAnchorElement) => {
    link.click();
    return new Promise<boolean>((done) => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => done(document.querySelector('dialog[open] h1') !== null)),
      );
    });
  });
  expect(painted).toBe(true);
});

test('Back keeps the scroll position, Forward opens the story again', async ({ page }) => {
  await openHomeWithStoriesCached(page);
  await headline(page, titleOf('featured', 'en', 1)).scrollIntoViewIfNeeded();
  const before = await scrollOf(page);
  expect(before).toBeGreaterThan(100);
  await headline(page, titleOf('featured', 'en', 1)).click();
  await expect(reader(page)).toBeVisible();
  await page.goBack();
  await expect(reader(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  expect(await scrollOf(page)).toBe(before);
  await page.goForward();
  await expect(reader(page).getByRole('heading', { level: 1 })).toHaveText(
    titleOf('featured', 'en', 1),
  );
  await reader(page).getByRole('button', { name: WORDS.en.Reader.back }).click();
  await expect(reader(page)).toBeHidden();
  expect(await scrollOf(page)).toBe(before);
});

/** Home as a document: with what comes with one alone, kept markup and the page's own styles. */
async function expectHome(page: Page) {
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: WORDS.en.Home.breaking })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeHidden();
  await expect(page.getByRole('navigation', { name: WORDS.en.FrontPage.quickAccess })).toHaveCSS(
    'display',
    'grid',
  );
}

test('reload of an open story gives its page, and Back from there the home page', async ({
  page,
}) => {
  await openHomeWithStoriesCached(page);
  await headline(page).click();
  await expect(reader(page)).toBeVisible();
  const response = await page.reload();
  expect(response?.status()).toBe(200);
  await expect(reader(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await page.goBack();
  await expectHome(page);
});

test('Back before the scripts of a reloaded story have come gives the home page', async ({
  page,
}) => {
  await openHomeWithStoriesCached(page);
  await headline(page).click();
  await expect(reader(page)).toBeVisible();
  const held: Route[] = [];
  await page.route('**/_next/static/**/*.js', (route) => void held.push(route));
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  await page.unroute('**/_next/static/**/*.js');
  // The page is loaded anew by the first that run, and the others are dropped.
  await Promise.allSettled(held.map((route) => route.continue()));
  await expectHome(page);
});

test('home reloaded, then Forward, shows the story', async ({ page }) => {
  await openHomeWithStoriesCached(page);
  await headline(page).click();
  await expect(reader(page)).toBeVisible();
  await page.goBack();
  await expect(reader(page)).toBeHidden();
  await page.reload();
  await page.goForward();
  await expect(page).toHaveURL(`/news/${STORY}`);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByText(PARAGRAPHS[1] ?? '')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeHidden();
});

test('a story opened from another story’s page, and back again', async ({ page }) => {
  await openHomeWithStoriesCached(page, '/news/news-en-0');
  await headline(page, titleOf('news', 'en', 8)).click();
  await expect(reader(page).getByRole('heading', { level: 1 })).toHaveText(
    titleOf('news', 'en', 8),
  );
  await page.goBack();
  await expect(reader(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    titleOf('news', 'en', 0),
  );
});

test('a story opened within the reader, and back step by step', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 }); // other stories below the story
  await openHomeWithStoriesCached(page);
  await headline(page).click();
  const other = reader(page)
    .locator('section')
    .filter({ hasText: WORDS.en.Reader.moreNews })
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .first();
  const title = await other.innerText();
  await other.scrollIntoViewIfNeeded();
  const position = () => reader(page).evaluate(({ scrollTop }) => scrollTop);
  const before = await position();
  expect(before).toBeGreaterThan(0);
  await other.click();
  await expect(reader(page).getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await position()).toBe(0);
  await page.goBack();
  await expect(reader(page).getByRole('heading', { level: 1 })).toHaveText(TITLE);
  expect(await position()).toBe(before);
  await page.goBack();
  await expect(reader(page)).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('ctrl-click opens the page in a new tab', async ({ page, context }) => {
  await openHomeWithStoriesCached(page);
  const opened = context.waitForEvent('page');
  await headline(page).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page).toHaveURL('/');
  await expect(reader(page)).toBeHidden();
});

test('the page behind does not scroll, Escape closes and focus goes back', async ({ page }) => {
  await openHomeWithStoriesCached(page);
  const link = headline(page);
  await link.focus();
  const before = await scrollOf(page);
  await page.keyboard.press('Enter');
  await expect(reader(page)).toBeVisible();
  await twoFrames(page); // the wheel goes to what the browser has drawn
  await page.mouse.move(640, 500);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 5_000);
      return reader(page).evaluate((dialog) => dialog.scrollTop);
    })
    .toBeGreaterThan(0);
  await page.mouse.wheel(0, 5_000);
  await page.keyboard.press('End');
  expect(await scrollOf(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(reader(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(link).toBeFocused();
  expect(await scrollOf(page)).toBe(before);
});

test('the space bar scrolls the story', async ({ page }) => {
  await openHomeWithStoriesCached(page);
  await headline(page).click();
  await expect(reader(page)).toBeVisible();
  await twoFrames(page);
  await page.keyboard.press('Space');
  await expect.poll(() => reader(page).evaluate((dialog) => dialog.scrollTop)).toBeGreaterThan(0);
});

test('Tab stays within the reader', async ({ page }) => {
  await openHomeWithStoriesCached(page);
  await headline(page).click();
  await expect(reader(page)).toBeVisible();
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press('Tab');
    const within = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('dialog[open]') !== null,
    );
    expect(within).toBe(true);
  }
});

test.describe('under Save-Data', () => {
  test.beforeEach(({ page }) => saveData(page));

  test('only the story that is opened is fetched', async ({ page }) => {
    const requests: URL[] = [];
    page.on('request', (request) => requests.push(new URL(request.url())));
    const stories = () =>
      requests
        .filter(({ pathname }) => pathname === '/api/stories')
        .map(({ searchParams }) => searchParams.get('ids'));
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    // The browser has been idle: what would have been fetched by itself has been.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await headline(page, titleOf('breaking', 'en', 4)).hover();
    await headline(page, titleOf('breaking', 'en', 4)).focus();
    await headline(page).click();
    await expect(reader(page).getByText(PARAGRAPHS[1] ?? '')).toBeVisible();
    expect(stories()).toEqual([STORY]);
  });

  test('the page does not poll', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const requests = asked(page);
    await page.clock.runFor(10 * 60_000);
    await headline(page).click();
    await expect(reader(page).getByText(PARAGRAPHS[1] ?? '')).toBeVisible();
    expect(requests).toEqual([`/api/stories?ids=${STORY}&lang=en`]);
  });

  test('a story not cached shows its headline and Loading, then its text', async ({
    page,
    upstream,
  }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    upstream.hold('breaking-news');
    await headline(page).click();
    await expect(reader(page).getByRole('heading', { level: 1 })).toHaveText(TITLE);
    await expect(reader(page).getByText(WORDS.en.Story.loading)).toBeVisible();
    upstream.release('breaking-news');
    await expect(reader(page).getByText(PARAGRAPHS[1] ?? '')).toBeVisible();
    await expect(reader(page).getByText(WORDS.en.Story.loading)).toBeHidden();
  });

  test('a story not cached that is gone says so', async ({ page, upstream }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    upstream.news['breaking-news'] = upstream.news['breaking-news'].filter(
      ({ id }) => id !== STORY,
    );
    await headline(page).click();
    await expect(reader(page).getByRole('heading', { level: 1 })).toHaveText(
      WORDS.en.Reader.missing,
    );
    await expect(reader(page).getByRole('link', { name: WORDS.en.Faults.toHome })).toBeVisible();
    await expect(reader(page).getByRole('link', { name: WORDS.en.Faults.toLatest })).toBeVisible();
  });

  for (const lang of JOURNEY_LANGS) {
    const { Reader, Faults } = WORDS[lang];

    test(`a story not cached while no source answers stays, and can be tried again, in ${lang}`, async ({
      page,
      upstream,
      expectComplaint,
    }) => {
      expectComplaint(/502/);
      const title = titleOf('featured', lang, 0);
      await page.goto(at(lang, '/'));
      await page.waitForLoadState('networkidle');
      upstream.fail(FAULTS['status 500'], 'posters', 'breaking-news', 'featured-stories', 'news');
      await headline(page, title).click();
      await expect(reader(page).getByText(Reader.failed)).toBeVisible();
      await expect(reader(page).getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(reader(page).locator('[data-part=summary]')).not.toBeEmpty();
      await expect(reader(page).locator('article img').first()).toBeVisible();
      upstream.mend('posters', 'breaking-news', 'featured-stories', 'news');
      await reader(page).getByRole('button', { name: Faults.retry }).click();
      await expect(
        reader(page).getByText(bodyOf('featured', lang, 0).split('\n\n')[1] ?? ''),
      ).toBeVisible();
      await expect(reader(page).getByText(Reader.failed)).toBeHidden();
    });
  }
});

test('a reader whose script cannot be had loads the story’s own page', async ({
  page,
  context,
  expectComplaint,
}) => {
  expectComplaint(/ERR_FAILED|Failed to load/);
  await saveData(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await context.route('**/_next/static/**', (route) => route.abort());
  await headline(page).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page).toHaveURL(`/news/${STORY}`);
});

test('a story not yet cached shows its picture too', async ({ page, upstream }) => {
  await saveData(page);
  const title = titleOf('featured', 'en', 0);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  upstream.hold('featured-stories');
  await headline(page, title).click();
  await expect(reader(page).getByText(WORDS.en.Story.loading)).toBeVisible();
  await expect(reader(page).locator('article img').first()).toBeVisible();
  upstream.release('featured-stories');
});

for (const lang of JOURNEY_LANGS) {
  test(`the metadata describes the open story in ${lang}, and the page again when it closes`, async ({
    page,
    site,
  }) => {
    const metadata = () =>
      page.evaluate(() =>
        ['link[rel=canonical]', 'meta[property="og:url"]', 'meta[name=description]'].map((tag) => {
          const element = document.head.querySelector(tag);
          return element?.getAttribute('href') ?? element?.getAttribute('content') ?? '';
        }),
      );
    await openHomeWithStoriesCached(page, at(lang, '/'));
    const before = await metadata();
    await headline(page, titleOf('breaking', lang, 3)).click();
    const url = `${site}${at(lang, `/news/breaking-${lang}-3`)}`;
    await expect
      .poll(metadata)
      .toEqual([url, url, bodyOf('breaking', lang, 3).replace(/\s+/g, ' ').slice(0, 160)]);
    await page.goBack();
    await expect.poll(metadata).toEqual(before);
  });
}

test.describe('scroll positions', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const title = titleOf('featured', 'en', 1);
  const storyHeadline = (page: Page) => page.getByRole('heading', { level: 1, name: title });
  const moreNews = (page: Page) =>
    page.getByRole('link', { name: WORDS.en.Reader.moreNews, exact: true }).last();

  async function openFarDown(page: Page): Promise<number> {
    await openHomeWithStoriesCached(page);
    await headline(page, title).scrollIntoViewIfNeeded();
    const position = await scrollOf(page);
    expect(position).toBeGreaterThan(1_000);
    await headline(page, title).click();
    await expect(storyHeadline(page)).toBeVisible();
    return position;
  }

  /** Scrolls the story's own page, and waits until the browser has taken note. */
  async function scrollTo(page: Page, position: number): Promise<void> {
    await expect(async () => {
      await page.evaluate((y) => window.scrollTo(0, window.scrollY === y ? y - 1 : y), position);
      expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
      expect(await scrollOf(page)).toBe(position);
    }).toPass();
  }

  test('a reload of an open story starts at its headline, and Back from there where the list had been', async ({
    page,
  }) => {
    const position = await openFarDown(page);
    await page.reload();
    await expect(storyHeadline(page)).toBeInViewport();
    expect(await scrollOf(page)).toBe(0);
    await page.goBack();
    await expect(headline(page, title)).toBeInViewport();
    await expect.poll(() => scrollOf(page)).toBe(position);
    await page.goForward();
    await expect(storyHeadline(page)).toBeInViewport();
    await page.waitForLoadState('networkidle'); // its page is loaded once more, as a whole
  });

  test('Back after More News in an open story starts at its headline', async ({ page }) => {
    await openFarDown(page);
    await moreNews(page).click();
    await expect(page).toHaveURL('/india');
    await page.goBack();
    await expect(storyHeadline(page)).toBeInViewport();
  });

  test('a story’s own page is found again where it had been scrolled, by reload and by Back after More News', async ({
    page,
  }) => {
    await openFarDown(page);
    await page.reload();
    await scrollTo(page, 300);
    await page.reload();
    await expect.poll(() => scrollOf(page)).toBe(300);
    await moreNews(page).click();
    await expect(page).toHaveURL('/india');
    await page.goBack();
    await expect(moreNews(page)).toBeInViewport(); // to which the click had scrolled
    expect(await scrollOf(page)).toBeGreaterThan(300);
  });

  test('closing a story that was opened within another returns to the list', async ({ page }) => {
    const position = await openFarDown(page);
    await reader(page)
      .locator('section')
      .filter({ hasText: WORDS.en.Reader.moreNews })
      .getByRole('heading', { level: 3 })
      .getByRole('link')
      .first()
      .click();
    await expect(storyHeadline(page)).toBeHidden();
    await page.goBack();
    await expect(storyHeadline(page)).toBeVisible();
    await page.goBack();
    await expect(reader(page)).toBeHidden();
    expect(await scrollOf(page)).toBe(position);
  });
});

for (const [name, open] of [
  ['the article page', (page: Page) => page.goto('/news/breaking-en-1')],
  [
    'the reader',
    async (page: Page) => {
      await openHomeWithStoriesCached(page);
      await page.locator('[data-story="breaking-en-1"] h3 a').first().click();
      await page.getByRole('link', { name: WORDS.en.Preview.readStory }).click();
      await expect(
        reader(page).getByText(bodyOf('breaking', 'en', 1).split('\n\n')[2] ?? ''),
      ).toBeVisible();
    },
  ],
] as const) {
  test(`${name} prints the story, without what only a screen can use`, async ({ page }) => {
    await open(page);
    await page.emulateMedia({ media: 'print' });
    const { Reader, Story } = WORDS.en;
    const story = page
      .locator('article[data-story="breaking-en-1"]')
      .filter({ has: page.getByRole('heading', { level: 1 }) });
    await expect(story.getByRole('heading', { level: 1 })).toBeVisible();
    for (const paragraph of bodyOf('breaking', 'en', 1).split('\n\n'))
      await expect(story.getByText(paragraph)).toBeVisible();
    for (const control of [
      page.getByText(Reader.back, { exact: true }),
      page.getByRole('button', { name: Story.share }),
      page.getByRole('link', { name: Reader.moreNews }),
      page.getByRole('heading', { name: Reader.moreNews }),
      page.locator('video'),
      page.getByText(Reader.videoCaption),
      page.getByRole('heading', { name: WORDS.en.Home.breaking }),
    ]) {
      await expect(control.filter({ visible: true })).toHaveCount(0);
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      'visible',
    );
  });
}

test('all of an open story is printed, on plain paper', async ({ page }) => {
  await openHomeWithStoriesCached(page);
  await headline(page).click();
  await expect(reader(page).getByText(PARAGRAPHS[2] ?? '')).toBeVisible();
  await page.setViewportSize({ width: 800, height: 400 });
  await page.emulateMedia({ media: 'print' });
  const printed = await reader(page).evaluate((dialog) => {
    const within = (element: Element | null) =>
      (element?.getBoundingClientRect().bottom ?? Infinity) <=
      dialog.getBoundingClientRect().bottom;
    return {
      whole: within(dialog.querySelector('article')),
      backdrop: getComputedStyle(dialog, '::backdrop').display,
    };
  });
  expect(printed).toEqual({ whole: true, backdrop: 'none' });
});
