import type { Page } from '@playwright/test';
import { forecastOf, type WeatherCity } from '@/lib/content/sampleWeather';
import { WEATHER_CITIES } from '@/lib/content/weather';
import { expect, test } from './fixtures';
import { breakingItem, featuredStory, newsItem, poster, posterTitle, titleOf } from './stories';
import { openOnAClock, stopTheClock } from './pollClock';
import { FAULTS } from './upstream';
import { allInPlace } from './views';
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

/** A screen so low that every block is still below it. */
const onALowScreen = (page: Page) => page.setViewportSize({ width: 1280, height: 400 });

test.describe('hero', () => {
  test('moves on every five seconds, by arrows and dots, starts anew after each move, and can be held', async ({
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

    // Arrows wrap both ways, dots jump.
    await hero(page)
      .getByRole('button', { name: filled(words.Hero.showSlide, { number: 1, total: 4 }) })
      .click();
    await expect(slide(page, 1)).toBeVisible();
    const press = (name: string) => hero(page).getByRole('button', { name, exact: true }).click();
    await press(words.Hero.previous);
    await expect(slide(page, 4)).toBeVisible();
    await press(words.Hero.next);
    await expect(slide(page, 1)).toBeVisible();
    await press(filled(words.Hero.showSlide, { number: 3, total: 4 }));
    await expect(slide(page, 3).getByRole('heading')).toHaveText(posterTitle.en(2));
    await expect(hero(page).locator('[aria-current=true]')).toHaveAccessibleName(
      filled(words.Hero.showSlide, { number: 3, total: 4 }),
    );

    // Pause holds it, play lets it go.
    await hero(page)
      .getByRole('button', { name: filled(words.Hero.showSlide, { number: 2, total: 4 }) })
      .click();
    await hero(page).getByRole('button', { name: words.Hero.pause }).click();
    await page.mouse.move(2, 2);
    await settled(page);
    await page.clock.runFor(20_000);
    await settled(page);
    await expect(slide(page, 2)).toBeVisible();
    await hero(page).getByRole('button', { name: words.Hero.play }).click();
    await page.mouse.move(2, 2);
    await settled(page);
    await page.clock.runFor(5_000);
    await expect(slide(page, 3)).toBeVisible();
  });

  test('does not move by itself under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openOnAClock(page);
    await page.clock.runFor(20_000);
    await settled(page);
    await expect(slide(page, 1)).toBeVisible();
    await expect(hero(page).getByRole('button', { name: words.Hero.play })).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

    test('a swipe to the left shows the next, to the right the one before', async ({
      page,
      context,
    }) => {
      await openOnAClock(page);
      await page.clock.pauseAt(Date.now() + 60_000);
      await hero(page)
        .getByRole('button', { name: filled(words.Hero.showSlide, { number: 1, total: 4 }) })
        .tap();
      await expect(slide(page, 1)).toBeVisible();
      const finger = await context.newCDPSession(page);
      const swipe = async (from: number, to: number) => {
        await page.evaluate(() => window.scrollTo(0, 0)); // Playwright scrolls what it taps clear of the floating buttons
        const { y = 0, height = 0 } = (await hero(page).locator('img').first().boundingBox()) ?? {};
        const point = (x: number) => [{ x, y: y + height / 2 }];
        await finger.send('Input.dispatchTouchEvent', {
          type: 'touchStart',
          touchPoints: point(from),
        });
        await finger.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: point((from + to) / 2),
        });
        await finger.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: point(to),
        });
        await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
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

  test.describe(`polls in ${lang}`, () => {
    test('posters after 30 s', async ({ page, upstream }) => {
      await openOnAClock(page, at(lang, '/'));
      upstream.news.posters = [
        poster(0, { id: 'fresh', title: 'Fresh poster', hindTitle: 'नया पोस्टर' }),
      ];
      await page.clock.fastForward(30_000);
      await expect(
        page.getByRole('heading', { name: { en: 'Fresh poster', hi: 'नया पोस्टर' }[lang] }),
      ).toBeVisible();
    });

    test('breaking after 30 s: waits behind its button in sight, shown when pressed', async ({
      page,
      upstream,
    }) => {
      await openOnAClock(page, at(lang, '/'));
      const titles = titlesOf(page, own.Home.breaking);
      await block(page, own.Home.breaking).scrollIntoViewIfNeeded();
      await expect(block(page, own.Home.breaking)).toBeInViewport();
      await expect(titles.first()).toHaveText(titleOf('breaking', lang, 0));
      upstream.add(
        'breaking-news',
        breakingItem(lang, 8, { id: 'fresh', timestamp: new Date().toISOString() }),
      );
      await page.clock.fastForward(30_000);
      const newStories = block(page, own.Home.breaking).getByRole('button', {
        name: plural(own.Home.newStories, 'one', 1),
      });
      await expect(newStories).toBeVisible();
      await expect(titles.first()).toHaveText(titleOf('breaking', lang, 0));
      await newStories.click();
      await expect(titles.first()).toHaveText(titleOf('breaking', lang, 8));
      await expect(newStories).toBeHidden();
    });

    test('breaking after 30 s: shows itself while it is below the screen', async ({
      page,
      upstream,
    }) => {
      await onALowScreen(page);
      await openOnAClock(page, at(lang, '/'));
      await expect(block(page, own.Home.breaking)).not.toBeInViewport();
      upstream.add(
        'breaking-news',
        breakingItem(lang, 8, { id: 'fresh', timestamp: new Date().toISOString() }),
      );
      await page.clock.fastForward(30_000);
      await expect(titlesOf(page, own.Home.breaking).first()).toHaveText(
        titleOf('breaking', lang, 8),
      );
    });

    test('featured after 60 s, not before', async ({ page, upstream }) => {
      await onALowScreen(page);
      await openOnAClock(page, at(lang, '/'));
      await stopTheClock(page);
      await expect(block(page, own.Home.featured)).not.toBeInViewport();
      upstream.add('featured-stories', featuredStory(lang, 7, { id: 'fresh', priority: 0 }));
      const polls: string[] = [];
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (pathname === '/api/updates') polls.push(searchParams.get('lists') ?? '');
      });
      await page.clock.fastForward(45_000);
      await expect.poll(() => polls).toEqual(['posters,breaking-news']);
      await page.clock.fastForward(15_000);
      await expect(titlesOf(page, own.Home.featured).first()).toHaveText(
        titleOf('featured', lang, 7),
      );
      await expect(titlesOf(page, own.Home.featured)).toHaveCount(3);
    });

    test('trending after five minutes', async ({ page, upstream }) => {
      await onALowScreen(page);
      await openOnAClock(page, at(lang, '/'));
      await expect(block(page, own.Home.trending)).not.toBeInViewport();
      upstream.add('news', newsItem(lang, 8, { id: 'fresh', timestamp: new Date().toISOString() }));
      await page.clock.fastForward(5 * 60_000);
      await expect(titlesOf(page, own.Home.trending).first()).toHaveText(titleOf('news', lang, 8));
      await expect(titlesOf(page, own.Home.trending)).toHaveCount(5);
    });
  });

  test(`the weather of a city is chosen on home in ${lang}, and its links lead on`, async ({
    page,
  }) => {
    await page.goto(at(lang, '/'));
    const more = (name: string) =>
      block(page, name).getByRole('link', { name: filled(own.Story.viewMoreOf, { title: name }) });
    await expect(more(own.Home.breaking)).toHaveAttribute('href', at(lang, '/india'));
    await expect(more(own.Home.featured)).toHaveAttribute('href', at(lang, '/entertainment'));
    await expect(page.getByRole('link', { name: own.Home.viewAllTrending })).toHaveAttribute(
      'href',
      at(lang, '/india'),
    );
    await expect(
      page.getByRole('link', {
        name: filled(own.Story.viewMoreOf, { title: own.FrontPage.watch }),
      }),
    ).toHaveAttribute('href', at(lang, '/india'));

    const links = block(page, own.FrontPage.quickLinks);
    const store = links.getByRole('link', { name: own.FrontPage.downloadMobileApp });
    await expect(store).toHaveAttribute('href', /^https:\/\/play\.google\.com\//);
    await expect(store).toHaveAttribute('target', '_blank');
    await expect(store).toHaveAttribute('rel', /noopener.*noreferrer/);
    await expect(
      links.getByRole('link', { name: own.FrontPage.subscribeNewsletter }),
    ).toHaveAttribute('href', at(lang, '/contact-us'));
    await expect(links.getByRole('link', { name: own.FrontPage.contactUs })).toHaveAttribute(
      'href',
      at(lang, '/contact-us'),
    );
    await expect(links.getByRole('link', { name: own.FrontPage.advertiseWithUs })).toHaveAttribute(
      'href',
      at(lang, '/advertise-with-us'),
    );

    const weather = block(page, own.Weather.title);
    const names = WEATHER_CITIES.map(({ name }) => name[lang]);
    const select = weather.getByRole('combobox', { name: own.Weather.city });
    await expect(select.locator('option')).toHaveText(names);
    const others = weather.getByRole('list', { name: own.Weather.otherCities }).getByRole('button');
    const forecast = weather
      .getByRole('list', { name: filled(own.Weather.forecastOf, { city: '' }).trim() })
      .getByRole('listitem');
    const shows = async (city: WeatherCity) => {
      const now = weather.getByRole('status');
      for (const part of [
        own.Weather[city.condition],
        filled(own.Weather.temp, { degrees: city.tempC }),
        filled(own.Weather.humidityValue, { percent: city.humidityPercent }),
        filled(own.Weather.windValue, { speed: city.windKmh }),
      ]) {
        await expect(now).toContainText(part);
      }
      await expect(forecast).toHaveCount(5);
      for (const [day, { tempC }] of forecastOf(city).entries())
        await expect(forecast.nth(day)).toContainText(
          filled(own.Weather.degrees, { degrees: tempC }),
        );
      await expect(others).toHaveCount(5);
    };
    const [first, second, last] = [0, 1, -1].map((index) => WEATHER_CITIES.at(index)) as [
      WeatherCity,
      WeatherCity,
      WeatherCity,
    ];
    await shows(first);
    await expect(others).toContainText(names.slice(1, 6));
    await select.selectOption(last.id);
    await shows(last);
    await expect(others).toContainText(names.slice(0, 5));
    await others.nth(1).click();
    await shows(second);
    await expect(select).toHaveValue(second.id);
  });

  test(`a picture that fails in ${lang} shows text instead`, async ({
    page,
    upstream,
    expectComplaint,
  }) => {
    expectComplaint(/pictures\/fit.*gone/);
    upstream.news['featured-stories'] = [
      featuredStory(lang, 0, { imageUrl: '/pictures/gone.jpg' }),
      featuredStory(lang, 1, { imageUrl: undefined }),
      featuredStory(lang, 2),
    ];
    await page.goto(at(lang, '/'));
    await block(page, own.Home.featured).scrollIntoViewIfNeeded();
    const missing = (index: number) =>
      page.locator(`[data-story="featured-${lang}-${index}"]`).getByText(own.Story.noImage);
    await expect(missing(0)).toBeVisible();
    await expect(missing(1)).toHaveCount(0); // a story without a picture has no place for one
    await expect(missing(2)).toBeHidden();
  });
}

test('an error at a poll: posters and featured are emptied, breaking keeps its stories', async ({
  page,
  upstream,
  expectComplaint,
}) => {
  expectComplaint(/502/);
  await openOnAClock(page);
  upstream.fail(FAULTS['status 500'], 'posters', 'breaking-news', 'featured-stories');
  await page.clock.fastForward(60_000);
  await expect(page.getByText(words.Hero.failed)).toBeVisible();
  await expect(slide(page, 1)).toBeHidden();
  await expect(page.getByText(words.Home.breakingFailed)).toBeVisible();
  await expect(titlesOf(page, words.Home.breaking).first()).toHaveText(
    titleOf('breaking', 'en', 0),
  );
  await expect(page.getByText(words.Home.featuredFailed)).toBeVisible();
  await expect(titlesOf(page, words.Home.featured)).toHaveCount(0);
  upstream.mend('posters', 'breaking-news', 'featured-stories');
  await page.clock.fastForward(60_000);
  await expect(page.getByText(words.Hero.failed)).toBeHidden();
  await expect(page.getByText(words.Home.breakingFailed)).toBeHidden();
  await expect(titlesOf(page, words.Home.featured)).toHaveCount(3);
});

test('a provider back after failing at load brings the stories at the next poll', async ({
  page,
  request,
  upstream,
}) => {
  await request.get('/'); // so that there are last lists
  upstream.fail(FAULTS['status 500'], 'posters', 'breaking-news', 'featured-stories', 'news');
  await openOnAClock(page);
  await expect(page.getByText(words.NoNews.failed)).toBeVisible();
  upstream.mend('posters', 'breaking-news', 'featured-stories', 'news');
  await page.clock.fastForward(5 * 60_000);
  await expect(slide(page, 1)).toBeAttached();
  await expect(titlesOf(page, words.Home.breaking).first()).toHaveText(
    titleOf('breaking', 'en', 0),
  );
  await expect(titlesOf(page, words.Home.featured)).toHaveCount(3);
  await expect(titlesOf(page, words.Home.trending)).toHaveCount(5);
});

test('the first poll comes no sooner than its time', async ({ page }) => {
  const polls: string[] = [];
  page.on('request', (request) => polls.push(/\/api\/([\w-]+)/.exec(request.url())?.[1] ?? ''));
  await openOnAClock(page);
  await stopTheClock(page);
  await page.waitForLoadState('networkidle');
  expect(polls.filter((endpoint) => endpoint && endpoint !== 'stories')).toEqual([]);
});

test('featured shows three, by priority; trending five, newest first, each with views', async ({
  page,
  upstream,
}) => {
  upstream.news['featured-stories'] = [
    [0, 4],
    [1, 3],
    [2, 1],
    [3, 2],
  ].map(([index = 0, priority]) => featuredStory('en', index, { priority }));
  upstream.news['breaking-news'] = [0, 1, 2, 3, 4].map((index) => breakingItem('en', index));
  await page.goto('/');
  await expect(titlesOf(page, words.Home.featured)).toHaveText(
    [2, 3, 1].map((index) => titleOf('featured', 'en', index)),
  );
  await expect(titlesOf(page, words.Home.trending)).toHaveText(
    [0, 1, 2, 3, 4].map((index) => titleOf('breaking', 'en', index)),
  );
  await expect(block(page, words.Home.trending).getByText(/12\.3K/)).toHaveCount(5);
});

test('five placeholder rows stand for a late trending list', async ({ page, upstream }) => {
  upstream.hold('posters', 'breaking-news', 'featured-stories', 'news');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('[data-placeholder]')).toHaveCount(5);
  upstream.release('posters', 'breaking-news', 'featured-stories', 'news');
  await expect(page.locator('[data-placeholder]')).toHaveCount(0);
  await expect(titlesOf(page, words.Home.trending)).toHaveCount(5);
});

test('each story stands in one article block only', async ({ page }) => {
  await page.goto('/');
  await allInPlace(page);
  const ids = await page
    .locator('main [data-story^="news-"]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-story')));
  expect(ids.length).toBeGreaterThan(5);
  expect(new Set(ids).size).toBe(ids.length);
});

test('no other origin is called before the reader acts', async ({ page, context, site }) => {
  const origins = new Set<string>();
  context.on('request', (request) => origins.add(new URL(request.url()).origin));
  for (const path of ['/', '/hi', '/news/breaking-en-1', '/news/breaking-en-2', '/contact-us']) {
    await page.goto(path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  }
  expect([...origins].filter((origin) => !/^(null|data:)/.test(origin))).toEqual([site]);
});

test('the hero’s failure is red', async ({ upstream, page }) => {
  upstream.fail(FAULTS['status 500'], 'posters');
  await page.goto('/');
  const message = page.getByText(WORDS.en.Hero.failed, { exact: true });
  const [red = 0, green = 255, blue = 255] = await message.evaluate(
    (element) => getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [],
  );
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
});
