import type { Page } from '@playwright/test';
import { FAULTS } from './faults';
import { expect, test } from './fixtures';
import { untilLastScript } from './lastScript';
import { type Entry, newsItem, titleOf } from './stories';
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
  const { home, india, sports } = words.Pages;

  test(`a category's news is in the list of its page alone in ${lang}`, async ({
    page,
    upstream,
  }) => {
    upstream.news.news = [
      newsItem(lang, 0, { id: 'stars', category: 'Astrology' }),
      newsItem(lang, 1, { id: 'short', category: 'short-videos' }),
    ];
    await page.goto(at(lang, '/astrology'));
    expect(await shown(page, '#list')).toEqual(['stars']);
  });

  test(`an unknown state in ${lang} leads to /india, where the last of the feed comes first and opens`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/404/);
    const response = await page.goto(at(lang, '/india/atlantis'));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.State.notFound);
    await expect(page).toHaveTitle(`${words.State.notFound} | ${words.Channel.name}`);
    expect.soft(await steps(page, lang)).toEqual([home, india, words.State.notFound]);

    // Before its scripts a headline leads to the story's own page.
    await untilLastScript(page, () => page.getByRole('link', { name: words.State.back }).click());
    await expect(page).toHaveURL(at(lang, '/india'));
    const newest = page.getByRole('link', { name: titleOf('news', lang, 8), exact: true });
    await expect(newest).toBeVisible();
    expect
      .soft((await shown(page)).slice(0, 9))
      .toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0].map((index) => `news-${lang}-${index}`));
    await newest.click();
    await expect(page).toHaveURL(at(lang, `/news/news-${lang}-8`));
    await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toHaveText(
      titleOf('news', lang, 8),
    );
  });

  test(`a state's page in ${lang} has its facts and its own news`, async ({ page, upstream }) => {
    upstream.add('news', fromGujarat(lang));
    await page.goto(at(lang, '/india/gujarat'));
    expect(await shown(page)).toEqual([`gujarat-${lang}`]);
    expect.soft(await steps(page, lang)).toEqual([home, india, words.States.gujarat]);
    const main = page.getByRole('main');
    await main.locator('summary').first().click();
    for (const text of [
      filled(words.State.census, { figure: '6,04,39,692' }),
      words.State.majorCities,
      words.State.attractions,
      words.State.otherStates,
    ]) {
      await expect.soft(main.getByText(text, { exact: true })).toBeVisible();
    }
    const others = main
      .getByRole('navigation', { name: words.State.otherStates })
      .getByRole('link');
    await expect(others).toHaveCount(5);
    await others.first().click();
    await expect(page).toHaveURL(at(lang, '/india/west-bengal'));
  });

  test(`an unknown subcategory in ${lang} leads to the known ones`, async ({ page }) => {
    await page.goto(at(lang, '/sports/chess'));
    expect.soft(await steps(page, lang)).toEqual([home, sports, words.Subsection.sports]);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: words.Pages.ipl }).click();
    await expect(page).toHaveURL(at(lang, '/sports/ipl'));
    await expect(page.getByRole('heading', { name: words.Section.trendingTop })).toBeVisible();
    await expect(page.locator('main ol > li')).toHaveCount(3);
  });
}

for (const [width, paths] of [
  [360, ['/astrology', '/india']],
  [1280, ['/astrology', '/india/gujarat', '/india']],
] as const) {
  test(`nothing moves at ${width} px when late news comes, or fails`, async ({
    page,
    upstream,
  }) => {
    const openLate = async (path: string) => {
      upstream.hold('news');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByText(WORDS.en.Story.loading)).toBeVisible();
      await twoFrames(page);
      upstream.release('news');
      await expect(page.getByText(WORDS.en.Story.loading)).toHaveCount(0);
    };
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    for (const path of paths) {
      await openLate(path);
      expect.soft(await shifts(page), `${path}, when it comes`).toEqual([]);
    }
    upstream.fail(FAULTS['status 500'], 'news');
    for (const path of paths) {
      await openLate(path);
      expect.soft(await shifts(page), `${path}, when it fails`).toEqual([]);
    }
    await expect(page.getByText(WORDS.en.NoNews.failed, { exact: true })).toBeVisible();
  });
}

for (const lang of JOURNEY_LANGS) {
  const { India, States } = WORDS[lang];
  const gujarat = at(lang, '/india?state=gujarat');
  const bar = (page: Page) => page.getByRole('navigation', { name: India.filterByState });
  const filter = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
  const cards = (page: Page) => page.locator('main [data-story] h3:not([data-part=sidebar] h3)');
  const marked = async (page: Page, name: string) => {
    await expect(filter(page, name)).toHaveAttribute('aria-current', 'true');
    await expect(bar(page).locator('[aria-current]')).toHaveCount(1);
  };

  test.describe(`the filter of /india in ${lang}`, () => {
    test.beforeEach(({ upstream }) => upstream.add('news', fromGujarat(lang)));

    test('is chosen by click or keyboard, said aloud, kept by Back, reload and a story over it', async ({
      page,
    }) => {
      await untilLastScript(page, () => page.goto(at(lang, '/india')));
      await marked(page, India.allStates);
      const everything = await cards(page).allInnerTexts();
      const loads: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest() || request.url().includes('_rsc'))
          loads.push(request.url());
      });
      await filter(page, States.gujarat).click();
      await expect(page).toHaveURL(gujarat);
      await marked(page, States.gujarat);
      const chosen = await cards(page).allInnerTexts();
      expect(chosen.length).toBeGreaterThan(0);
      expect(chosen.length).toBeLessThan(everything.length);
      await expect(page.getByRole('status').first()).toHaveText(
        new RegExp(`^${States.gujarat}: ${chosen.length}`),
      );
      expect(loads).toEqual([]);

      await page.goBack();
      await marked(page, India.allStates);
      expect(await cards(page).allInnerTexts()).toEqual(everything);
      await page.goForward();
      await marked(page, States.gujarat);
      await page.reload();
      await marked(page, States.gujarat);
      expect(await cards(page).allInnerTexts()).toEqual(chosen);

      await test.step('while a story is read over the page', async () => {
        await cards(page).first().getByRole('link').click();
        await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible();
        expect(await cards(page).allInnerTexts()).toEqual(chosen);
        await page.goBack();
        await expect(page).toHaveURL(gujarat);
        expect(await cards(page).allInnerTexts()).toEqual(chosen);
      });

      await filter(page, India.allStates).click();
      await expect(page).toHaveURL(at(lang, '/india'));
      expect(await cards(page).allInnerTexts()).toEqual(everything);

      await test.step('by keyboard', async () => {
        await filter(page, India.allStates).focus();
        await expect(async () => {
          await page.keyboard.press('Tab');
          await expect(filter(page, States.gujarat)).toBeFocused({ timeout: 1 });
        }).toPass({ intervals: [0] });
        await page.keyboard.press('Enter');
        await marked(page, States.gujarat);
        await expect(filter(page, States.gujarat)).toBeFocused();
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('filters all the same', async ({ page }) => {
        await openWhole(page, at(lang, '/india'));
        const everything = await cards(page).count();
        await followWhole(page, filter(page, States.gujarat), gujarat);
        await marked(page, States.gujarat);
        expect(await cards(page).count()).toBeGreaterThan(0);
        expect(await cards(page).count()).toBeLessThan(everything);
      });
    });
  });
}
