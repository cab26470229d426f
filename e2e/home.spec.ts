import type { Page } from '@playwright/test';
import type { WeatherCity } from '@/lib/content/weather';
import { WEATHER_CITIES } from '@/lib/content/weather';
import { FAULTS } from './faults';
import { drawFingers } from './fingers';
import { expect, test } from './fixtures';
import { openOnAClock, stopTheClock } from './pollClock';
import {
  breakingItem,
  featuredStory,
  FEEDS,
  newsItem,
  poster,
  posterTitle,
  titleOf,
} from './stories';
import { allInPlace } from './views';
import { openWhole } from './whole';
import { at, filled, JOURNEY_LANGS, plural, WORDS } from './words';

const words = WORDS.en;
const hero = (page: Page) => page.getByRole('region', { name: words.Hero.label });
const slide = (page: Page, number: number, total = 4) =>
  hero(page).getByRole('group', { name: filled(words.Hero.position, { number, total }) });
const block = (page: Page, name: string) => page.getByRole('region', { name });
const titlesOf = (page: Page, name: string) => block(page, name).getByRole('heading', { level: 3 });

/** Lets React finish what it has under way while the page's clock stands still. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      }),
  );

test.describe('hero', () => {
  test('moves on every five seconds, by arrows and dots, starts anew after each move, not under reduced motion, and can be held', async ({
    page,
  }) => {
    await openOnAClock(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await hero(page)
      .getByRole('button', { name: filled(words.Hero.showSlide, { number: 3, total: 4 }) })
      .click();
    await expect(slide(page, 3)).toBeVisible();
    await page.mouse.move(2, 2);
    await expect(hero(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
    await settled(page);
    await page.clock.runFor(4_900);
    await settled(page);
    await expect(slide(page, 3)).toBeVisible();
    for (const next of [4, 1, 2]) {
      await page.clock.runFor(next === 4 ? 100 : 5_000);
      await expect(slide(page, next)).toBeVisible();
      await expect(hero(page).getByRole('group')).toHaveCount(1);
      await settled(page);
    }

    await hero(page).getByRole('button', { name: words.Hero.next, exact: true }).click();
    await expect(slide(page, 3).getByRole('heading')).toHaveText(posterTitle.en(2));
    await expect(hero(page).locator('[aria-current=true]')).toHaveAccessibleName(
      filled(words.Hero.showSlide, { number: 3, total: 4 }),
    );

    await test.step('not by itself under reduced motion, until played', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const play = hero(page).getByRole('button', { name: words.Hero.play });
      await expect(play).toBeVisible();
      await page.mouse.move(2, 2);
      await settled(page);
      await page.clock.runFor(20_000);
      await settled(page);
      await expect(slide(page, 3)).toBeVisible();
      await play.click();
      await page.mouse.move(2, 2);
      await settled(page);
      await page.clock.runFor(5_000);
      await expect(slide(page, 4)).toBeVisible();
    });

    await test.step('nor once it is held', async () => {
      await hero(page).getByRole('button', { name: words.Hero.pause }).click();
      await page.mouse.move(2, 2);
      await settled(page);
      await page.clock.runFor(20_000);
      await settled(page);
      await expect(slide(page, 4)).toBeVisible();
    });
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

    test('a swipe to the left shows the next, to the right the one before', async ({ page }) => {
      await openOnAClock(page);
      await page.clock.pauseAt(Date.now() + 60_000);
      await hero(page)
        .getByRole('button', { name: filled(words.Hero.showSlide, { number: 1, total: 4 }) })
        .tap();
      await expect(slide(page, 1)).toBeVisible();
      const swipe = async (from: number, to: number) => {
        await page.evaluate(() => window.scrollTo(0, 0)); // Playwright scrolls what it taps clear of the floating buttons
        const { y = 0, height = 0 } = (await hero(page).locator('img').first().boundingBox()) ?? {};
        await drawFingers(page, [
          [from, y + height / 2],
          [to, y + height / 2],
        ]);
      };
      await swipe(280, 80);
      await expect(slide(page, 2)).toBeVisible();
      await swipe(80, 280);
      await expect(slide(page, 1)).toBeVisible();
      await swipe(200, 180);
      await expect(slide(page, 1)).toBeVisible();
      await expect(page).toHaveURL('/');
    });
  });
});

for (const lang of JOURNEY_LANGS) {
  const own = WORDS[lang];

  test(`each list of home in ${lang} is polled in its own time`, async ({ page, upstream }) => {
    const first = (name: string) => titlesOf(page, name).first();
    const fresh = (id: string) => ({ id, timestamp: new Date().toISOString() });
    const polls: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/updates') polls.push(searchParams.get('lists'));
    });
    await page.setViewportSize({ width: 1280, height: 400 }); // so low that every block is below it
    await openOnAClock(page, at(lang, '/'));
    await stopTheClock(page);
    for (const name of [own.Home.breaking, own.Home.featured, own.Home.trending])
      await expect(block(page, name)).not.toBeInViewport();
    await page.waitForLoadState('networkidle');
    expect(polls, 'before their time').toEqual([]);

    upstream.news.posters = [poster(0, { id: 'fresh', hindTitle: 'नया पोस्टर' })];
    upstream.add('breaking-news', breakingItem(lang, 7, fresh('new-breaking')));
    upstream.add('featured-stories', featuredStory(lang, 7, { id: 'fresh', priority: 0 }));
    upstream.add('news', newsItem(lang, 8, fresh('new-news')));
    await test.step('posters and breaking after 30 s', async () => {
      await page.clock.fastForward(45_000);
      await expect(first(own.Home.breaking)).toHaveText(titleOf('breaking', lang, 7));
      await expect(page.getByRole('heading', { name: 'नया पोस्टर' })).toBeVisible();
      expect(polls).toEqual(['posters,breaking-news']);
    });
    await test.step('featured after 60 s', async () => {
      await expect(first(own.Home.featured)).toHaveText(titleOf('featured', lang, 0));
      await page.clock.fastForward(15_000);
      await expect(first(own.Home.featured)).toHaveText(titleOf('featured', lang, 7));
      await expect(titlesOf(page, own.Home.featured)).toHaveCount(3);
    });
    await test.step('trending after five minutes', async () => {
      await page.clock.fastForward(4 * 60_000);
      await expect(first(own.Home.trending)).toHaveText(titleOf('news', lang, 8));
      await expect(titlesOf(page, own.Home.trending)).toHaveCount(5);
    });
    await test.step('in sight the new waits behind its button', async () => {
      await block(page, own.Home.breaking).scrollIntoViewIfNeeded();
      await expect(block(page, own.Home.breaking)).toBeInViewport();
      upstream.add('breaking-news', breakingItem(lang, 8, fresh('newest')));
      await page.clock.fastForward(30_000);
      const newStories = block(page, own.Home.breaking).getByRole('button', {
        name: plural(own.Home.newStories, 'one', 1),
      });
      await expect(newStories).toBeVisible();
      await expect(first(own.Home.breaking)).toHaveText(titleOf('breaking', lang, 7));
      await newStories.click();
      await expect(first(own.Home.breaking)).toHaveText(titleOf('breaking', lang, 8));
      await expect(newStories).toBeHidden();
    });
  });

  test(`home in ${lang}: what stands where, a picture that fails, the weather of another city`, async ({
    page,
    upstream,
    expectComplaint,
  }) => {
    expectComplaint(/pictures\/fit.*gone/);
    upstream.news['featured-stories'] = [
      featuredStory(lang, 0, { priority: 4 }),
      featuredStory(lang, 1, { priority: 3, imageUrl: '/pictures/gone.jpg' }),
      featuredStory(lang, 2, { priority: 1, imageUrl: undefined }),
      featuredStory(lang, 3, { priority: 2 }),
    ];
    upstream.news['breaking-news'] = [0, 1, 2, 3, 4].map((index) => breakingItem(lang, index));
    await test.step('featured shows three, by priority; trending five, newest first, each with views', async () => {
      // Again, as trending is made of what answers within 60 ms, and the lists have just changed.
      await expect(async () => {
        await openWhole(page, at(lang, '/'));
        await expect(titlesOf(page, own.Home.featured)).toHaveText(
          [2, 3, 1].map((index) => titleOf('featured', lang, index)),
          { timeout: 1_000 },
        );
        await expect(titlesOf(page, own.Home.trending)).toHaveText(
          [0, 1, 2, 3, 4].map((index) => titleOf('breaking', lang, index)),
          { timeout: 1_000 },
        );
      }).toPass();
      await expect(block(page, own.Home.trending).getByText(/12\.3/)).toHaveCount(5);
    });

    await test.step('each story stands in one article block only', async () => {
      await allInPlace(page);
      const ids = await page
        .locator('main [data-story^="news-"]')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-story')));
      expect(ids.length).toBeGreaterThan(5);
      expect(new Set(ids).size).toBe(ids.length);
      await expect(
        page.getByRole('link', {
          name: filled(own.Story.viewMoreOf, { title: own.FrontPage.watch }),
        }),
      ).toHaveAttribute('href', at(lang, '/india'));
    });

    await test.step('a picture that fails is text; a story without one has no place for it', async () => {
      await block(page, own.Home.featured).scrollIntoViewIfNeeded();
      const missing = (index: number) =>
        page.locator(`[data-story="featured-${lang}-${index}"]`).getByText(own.Story.noImage);
      await expect(missing(1)).toBeVisible();
      await expect(missing(2)).toHaveCount(0);
      await expect(missing(3)).toBeHidden();
    });

    await test.step('a city of the weather is chosen by the list and by its button', async () => {
      const weather = block(page, own.Weather.title);
      const select = weather.getByRole('combobox', { name: own.Weather.city });
      const shows = (city?: WeatherCity) =>
        expect(weather.getByRole('status')).toContainText(
          filled(own.Weather.humidityValue, { percent: city?.humidityPercent ?? '-' }),
        );
      await select.selectOption(WEATHER_CITIES.at(-1)?.id ?? '');
      await shows(WEATHER_CITIES.at(-1));
      const others = weather.getByRole('list', { name: own.Weather.otherCities });
      await others.getByRole('button').nth(1).click();
      await shows(WEATHER_CITIES[1]);
      await expect(select).toHaveValue(WEATHER_CITIES[1]?.id ?? '-');
    });
  });
}

test('a provider that fails: home says so at load and at a poll; and the stories come with a later one', async ({
  page,
  request,
  upstream,
  expectComplaint,
}) => {
  expectComplaint(/502/);
  const { featured, trending, breaking, breakingFailed, featuredFailed } = words.Home;
  await request.get('/'); // so that there are last lists
  upstream.fail(FAULTS['status 500'], ...FEEDS);
  await openOnAClock(page);
  await expect(page.getByText(words.NoNews.failed)).toBeVisible();

  await test.step('all come at the next poll', async () => {
    upstream.mend(...FEEDS);
    // The last slides stand there meanwhile: what came is told by the answer alone.
    await expect.poll(async () => (await request.get('/api/posters?lang=en')).ok()).toBe(true);
    const polled = page.waitForResponse(/\/api\/(?:updates|posters)/);
    await page.clock.fastForward(5 * 60_000);
    await (await polled).finished();
    await expect(slide(page, 1)).toBeAttached();
    await expect(titlesOf(page, breaking).first()).toHaveText(titleOf('breaking', 'en', 0));
    await expect(titlesOf(page, featured)).toHaveCount(3);
    await expect(titlesOf(page, trending)).toHaveCount(5);
  });
  await test.step('at a poll posters and featured are emptied, breaking keeps its stories', async () => {
    upstream.fail(FAULTS['status 500'], 'posters', 'breaking-news', 'featured-stories');
    await page.clock.fastForward(60_000);
    const failure = page.getByText(words.Hero.failed, { exact: true });
    await expect(failure).toBeVisible();
    const [red = 0, green = 255, blue = 255] = await failure.evaluate(
      (element) => getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [],
    );
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    await expect(slide(page, 1)).toBeHidden();
    await expect(page.getByText(breakingFailed)).toBeVisible();
    await expect(titlesOf(page, breaking).first()).toHaveText(titleOf('breaking', 'en', 0));
    await expect(page.getByText(featuredFailed)).toBeVisible();
    await expect(titlesOf(page, featured)).toHaveCount(0);
  });
  await test.step('and all is well after it', async () => {
    upstream.mend('posters', 'breaking-news', 'featured-stories');
    await page.clock.fastForward(60_000);
    await expect(page.getByText(words.Hero.failed)).toBeHidden();
    await expect(page.getByText(breakingFailed)).toBeHidden();
    await expect(titlesOf(page, featured)).toHaveCount(3);
  });
});
