import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { untilLastScript } from './lastScript';
import { type Entry, newsItem, titleOf } from './stories';
import { FAULTS } from './upstream';
import { allInPlace, shifts, twoFrames, watchShifts } from './views';
import { followWhole, openWhole } from './whole';
import { at, filled, JOURNEY_LANGS, type Lang, WORDS } from './words';

const steps = (page: Page, lang: Lang) =>
  page
    .getByRole('navigation', { name: WORDS[lang].Chrome.breadcrumb })
    .getByRole('listitem')
    .allInnerTexts();
async function shown(page: Page, within = 'main') {
  await allInPlace(page);
  return page
    .locator(`${within} article[data-story]:not([data-story^="sample-"])`)
    .evaluateAll((all) => all.map((story) => story.getAttribute('data-story')));
}

/** A story of Gujarat in either language, which the sample news of Madhya Pradesh lacks. */
const fromGujarat = (lang: Lang): Entry =>
  newsItem(lang, 0, { id: `gujarat-${lang}`, state: 'Gujarat', city: null });

for (const lang of JOURNEY_LANGS) {
  const words = WORDS[lang];

  test(`a category's news is in the list of its page and of no other in ${lang}`, async ({
    page,
    upstream,
  }) => {
    upstream.news.news = [
      newsItem(lang, 0, { id: 'stars', category: 'Astrology' }),
      newsItem(lang, 1, { id: 'short', category: 'short-videos' }),
    ];
    for (const [path, ids] of [
      ['/astrology', ['stars']],
      ['/short-videos', ['short']],
      ['/videos', []],
    ] as const) {
      await page.goto(at(lang, path));
      expect(await shown(page, '#list')).toEqual(ids);
    }
  });

  test(`breadcrumbs in ${lang}`, async ({ page, expectComplaint }) => {
    expectComplaint(/404/);
    const { home, india, sports, cricket } = words.Pages;
    for (const [path, trail] of [
      ['/india', [home, india]],
      ['/india/tamil-nadu', [home, india, words.States.tamilnadu]],
      ['/sports/cricket', [home, sports, cricket]],
      ['/sports/chess', [home, sports, words.Subsection.sports]],
      ['/india/atlantis', [home, india, words.State.notFound]],
      [`/news/news-${lang}-1`, [home, words.Pages.news, titleOf('news', lang, 1)]],
    ] as const) {
      await page.goto(at(lang, path));
      expect(await steps(page, lang)).toEqual(trail);
    }
  });

  test(`the last of the feed comes first on /india in ${lang}, and opens over it`, async ({
    page,
  }) => {
    await page.goto(at(lang, '/india'));
    expect((await shown(page)).slice(0, 9)).toEqual(
      [8, 7, 6, 5, 4, 3, 2, 1, 0].map((index) => `news-${lang}-${index}`),
    );
    await page.getByRole('link', { name: titleOf('news', lang, 8), exact: true }).click();
    await expect(page).toHaveURL(at(lang, `/news/news-${lang}-8`));
    await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toHaveText(
      titleOf('news', lang, 8),
    );
  });

  test(`/india in ${lang} says that a state has no news, and so when the provider fails`, async ({
    page,
    upstream,
  }) => {
    await page.goto(at(lang, '/india?state=karnataka'));
    await expect(page.getByText(words.India.emptyState, { exact: true })).toBeVisible();
    for (const fault of ['status 500', 'is not a list', 'hangs up'] as const) {
      upstream.fail(FAULTS[fault], 'news');
      await page.goto(at(lang, '/india'));
      await expect(page.getByText(words.India.emptyState, { exact: true })).toBeVisible();
    }
  });

  test(`a state's page in ${lang} has its facts and its own news`, async ({ page, upstream }) => {
    upstream.add('news', fromGujarat(lang));
    await page.goto(at(lang, '/india/gujarat'));
    expect(await shown(page)).toEqual([`gujarat-${lang}`]);
    const main = page.getByRole('main');
    await main.locator('summary').first().click();
    for (const text of [
      filled(words.State.census, { figure: '6,04,39,692' }),
      words.State.majorCities,
      words.State.attractions,
      words.State.otherStates,
    ]) {
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    }
    const others = main
      .getByRole('navigation', { name: words.State.otherStates })
      .getByRole('link');
    await expect(others).toHaveCount(5);
    await others.first().click();
    await expect(page).toHaveURL(at(lang, '/india/west-bengal'));
  });

  test(`an unknown state in ${lang}`, async ({ page, expectComplaint }) => {
    expectComplaint(/404/);
    for (const id of ['atlantis', 'constructor', '%E0%A4%95']) {
      const response = await page.goto(at(lang, `/india/${id}`));
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.State.notFound);
      await expect(page).toHaveTitle(`${words.State.notFound} | ${words.Channel.name}`);
    }
    await page.getByRole('link', { name: words.State.back }).click();
    await expect(page).toHaveURL(at(lang, '/india'));
  });

  test(`an unknown subcategory in ${lang} leads to the known ones`, async ({ page }) => {
    await page.goto(at(lang, '/sports/chess'));
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: words.Pages.ipl }).click();
    await expect(page).toHaveURL(at(lang, '/sports/ipl'));
    await expect(page.getByRole('heading', { name: words.Section.trendingTop })).toBeVisible();
    await expect(page.locator('main ol > li')).toHaveCount(3);
  });

  test(`Watch Live does nothing in ${lang}`, async ({ page }) => {
    const cache = page.waitForResponse((response) => response.url().includes('/api/stories'));
    await untilLastScript(page, () => page.goto(at(lang, '/live-tv')));
    await (await cache).finished();
    await page.waitForLoadState('networkidle');
    const before = await page.locator('main').innerHTML();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.getByRole('button', { name: words.Live.watch }).click();
    await expect(page).toHaveURL(at(lang, '/live-tv'));
    expect(await page.locator('main').innerHTML()).toBe(before);
    // Cards near the screen may be asked for at any time.
    expect(asked.filter((path) => path !== '/api/stories')).toEqual([]);
  });
}

for (const [width, path] of [
  [360, '/india'],
  [1280, '/india'],
  [1280, '/astrology'],
  [1280, '/india/gujarat'],
  [360, '/astrology'],
] as const) {
  test(`nothing moves on ${path} at ${width} px when late news comes, or fails`, async ({
    page,
    upstream,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    for (const outcome of ['comes', 'fails'] as const) {
      if (outcome === 'fails') upstream.fail(FAULTS['status 500'], 'news');
      upstream.hold('news');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByText(WORDS.en.Story.loading)).toBeVisible();
      await twoFrames(page);
      upstream.release('news');
      await expect(page.getByText(WORDS.en.Story.loading)).toHaveCount(0);
      expect.soft(await shifts(page), outcome).toEqual([]);
    }
  });
}

/**
 * Each filter: its page, its parameter, the value chosen, the name of that choice, the name of
 * 'all', the bar's name.
 */
const filtersOf = (lang: Lang) => {
  const { Pages, Categories, Section, India, States } = WORDS[lang];
  return [
    {
      path: '/india',
      parameter: 'state',
      value: 'gujarat',
      name: States.gujarat,
      all: India.allStates,
      bar: India.filterByState,
    },
    {
      path: '/india/rajasthan',
      parameter: 'category',
      value: 'energy',
      name: Categories.energy,
      all: Section.all,
      bar: Section.filterBy,
    },
    {
      path: '/sports',
      parameter: 'category',
      value: 'football',
      name: Pages.football,
      all: Section.all,
      bar: Section.filterBy,
    },
    {
      path: '/entertainment',
      parameter: 'category',
      value: 'ott',
      name: Pages.ott,
      all: Section.all,
      bar: Section.filterBy,
    },
    {
      path: '/business',
      parameter: 'category',
      value: 'banking',
      name: Categories.banking,
      all: Section.all,
      bar: Section.filterBy,
    },
  ];
};

for (const lang of JOURNEY_LANGS) {
  const filters = { en: filtersOf('en'), hi: filtersOf('hi').slice(0, 1) }[lang];
  for (const { path, parameter, value, name, all, bar } of filters) {
    const chosenAddress = at(lang, `${path}?${parameter}=${value}`);
    const filter = (page: Page, label: string) =>
      page.getByRole('navigation', { name: bar }).getByRole('link', { name: label, exact: true });
    const cards = (page: Page) => page.locator('main [data-story] h3:not([data-part=sidebar] h3)');
    const marked = async (page: Page, label: string) => {
      await expect(filter(page, label)).toHaveAttribute('aria-current', 'true');
      await expect(
        page.getByRole('navigation', { name: bar }).locator('[aria-current]'),
      ).toHaveCount(1);
    };

    test.describe(`the filter of ${at(lang, path)}`, () => {
      test.beforeEach(({ upstream }) => upstream.add('news', fromGujarat(lang)));

      test('is chosen by click or keyboard, said aloud, kept by Back, reload and a shared link', async ({
        page,
      }) => {
        await page.goto(at(lang, path));
        await page.waitForLoadState('networkidle');
        await marked(page, all);
        const everything = await cards(page).allInnerTexts();
        const loads: string[] = [];
        page.on('request', (request) => {
          if (request.isNavigationRequest() || request.url().includes('_rsc'))
            loads.push(request.url());
        });
        await filter(page, name).click();
        await expect(page).toHaveURL(chosenAddress);
        await marked(page, name);
        const chosen = await cards(page).allInnerTexts();
        expect(chosen.length).toBeGreaterThan(0);
        expect(chosen.length).toBeLessThan(everything.length);
        await expect(page.getByRole('status').first()).toHaveText(
          new RegExp(`^${name}: ${chosen.length}`),
        );
        expect(loads).toEqual([]);

        await page.goBack();
        await marked(page, all);
        expect(await cards(page).allInnerTexts()).toEqual(everything);
        await page.goForward();
        await marked(page, name);
        await page.reload();
        await marked(page, name);
        expect(await cards(page).allInnerTexts()).toEqual(chosen);
        await filter(page, all).click();
        await expect(page).toHaveURL(at(lang, path));
        expect(await cards(page).allInnerTexts()).toEqual(everything);

        await test.step('by keyboard', async () => {
          await filter(page, all).focus();
          await expect(async () => {
            await page.keyboard.press('Tab');
            await expect(filter(page, name)).toBeFocused({ timeout: 1 });
          }).toPass({ intervals: [0] });
          await page.keyboard.press('Enter');
          await marked(page, name);
          await expect(filter(page, name)).toBeFocused();
        });

        await test.step('a value that it does not have counts as all', async () => {
          await page.goto(at(lang, `${path}?${parameter}=nothing`));
          await marked(page, all);
          expect(await cards(page).allInnerTexts()).toEqual(everything);
        });
      });

      test.describe('without JavaScript', () => {
        test.use({ javaScriptEnabled: false });

        test('filters all the same', async ({ page }) => {
          await openWhole(page, at(lang, path));
          const everything = await cards(page).count();
          await followWhole(page, filter(page, name), chosenAddress);
          await marked(page, name);
          expect(await cards(page).count()).toBeGreaterThan(0);
          expect(await cards(page).count()).toBeLessThan(everything);
        });
      });
    });
  }
}

test('a filter stays while a story is read over the page', async ({ page, upstream }) => {
  upstream.add('news', fromGujarat('en'));
  await page.goto('/india?state=gujarat');
  await page.locator('[data-story="gujarat-en"] h3 a').click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await shown(page)).toEqual(['gujarat-en']);
  await page.goBack();
  await expect(page).toHaveURL('/india?state=gujarat');
  expect(await shown(page)).toEqual(['gujarat-en']);
});
