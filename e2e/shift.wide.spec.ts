import type { BrowserContext, Locator, Page } from '@playwright/test';
import { blockUrls } from './blockUrls';
import { FAULTS } from './faults';
import { expect, test } from './fixtures';
import { openOnAClock } from './pollClock';
import { type Entry, FEEDS } from './stories';
import type { Upstream } from './upstream';
import { allInPlace, shifts, twoFrames, watchShifts } from './views';
import { at, JOURNEY_LANGS, plural, WORDS } from './words';

const WIDTHS = [360, 768, 1280];

const IN_TURN = ['news', 'featured-stories', 'breaking-news', 'posters'] as const;

const lateInTurn = async (page: Page, upstream: Upstream, path: string, feeds = [...IN_TURN]) => {
  upstream.hold(...FEEDS);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeVisible();
  await twoFrames(page);
  await expect(page.locator('[data-placeholder]')).toHaveCount(5); // the rows of trending
  // React marks what is still to come.
  const toCome = page.locator('template[id^="B:"]');
  for (const feed of feeds) {
    const before = await toCome.count();
    upstream.release(feed);
    await expect.poll(() => toCome.count()).toBeLessThan(before);
    await twoFrames(page);
  }
  await page.waitForLoadState('load');
};

const PLACES = [
  ['the top', 0],
  ['breaking', 900],
  ['featured', 1_700],
] as const;

/** Lets a page arrive at 30 kB/s until its document is read. */
async function throttledUntilRead(page: Page, context: BrowserContext): Promise<void> {
  const network = await context.newCDPSession(page);
  const download = (bytesPerSecond: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: -1,
    });
  page.once('domcontentloaded', () => void download(-1));
  await download(30_000);
}

/** All news anew, with longer headlines. */
function renameAll(upstream: Upstream, mark: string): void {
  const longer = (text: unknown) =>
    text && `Quite another and rather longer one than before, ${String(text)}`;
  for (const feed of FEEDS)
    upstream.news[feed] = upstream.news[feed].map(
      ({ id, headline, title, hindTitle, ...entry }): Entry => ({
        ...entry,
        id: `${mark}-${String(id)}`,
        headline: longer(headline),
        title: longer(title),
        hindTitle: longer(hindTitle),
      }),
    );
}

/** What else of the page's content a notice lies upon. */
const coveredBy = (notice: Locator) =>
  notice.evaluate((bar) => {
    const own = bar.getBoundingClientRect();
    return [...document.querySelectorAll('main :is(a, button, h2, h3, p, img, nav, ul, ol)')]
      .filter((element) => element !== bar && !bar.contains(element))
      .filter((element) => {
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
        return (
          width > 1 &&
          height > 1 &&
          left < own.right &&
          right > own.left &&
          top < own.bottom &&
          bottom > own.top
        );
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

for (const lang of JOURNEY_LANGS) {
  const { Home, NoNews, Time } = WORDS[lang];

  /** At 1280 px `walk.wide.spec.ts` has them; home comes below, at its slowest. */
  test(`nothing moves while an article in ${lang} loads, nor as it grows an hour old`, async ({
    page,
  }) => {
    await page.clock.install();
    await watchShifts(page);
    for (const [hours, width] of WIDTHS.slice(0, -1).entries()) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(at(lang, `/news/breaking-${lang}-3`));
      await allInPlace(page);
      expect.soft(await shifts(page), `at ${width} px`).toEqual([]);
      for (let minute = 0; minute < 60; minute++) await page.clock.fastForward(60_000);
      await expect(page.locator('article time[data-age]').first()).toHaveText(
        plural(Time.hours, 'other', hours + 1),
      );
      expect.soft(await shifts(page), `in an hour at ${width} px`).toEqual([]);
    }
  });

  for (const width of WIDTHS) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 740 } });

      test(`nothing moves while late feeds in ${lang} fill home, or fail`, async ({
        page,
        upstream,
        expectComplaint,
      }) => {
        expectComplaint(/502/); // of a poll, where all this takes half a minute
        await watchShifts(page);
        await lateInTurn(page, upstream, at(lang, '/'));
        await expect(page.locator(`[data-story="featured-${lang}-0"]`).first()).toBeAttached();
        await expect(page.locator('[data-placeholder]')).toHaveCount(0);
        expect.soft(await shifts(page), 'while they fill it').toEqual([]);

        // One that answers comes first: until then none of them is taken for failed.
        const [news, ...others] = IN_TURN;
        upstream.fail(FAULTS['status 500'], ...others);
        await lateInTurn(page, upstream, at(lang, '/'));
        await expect(page.getByText(Home.featuredFailed)).toBeAttached();
        expect.soft(await shifts(page), 'while others fail than the news').toEqual([]);

        upstream.mend(...others);
        upstream.fail(FAULTS['status 500'], news);
        await lateInTurn(page, upstream, at(lang, '/'), [...IN_TURN].reverse());
        await expect(page.getByText(NoNews.failed)).toBeAttached();
        expect.soft(await shifts(page), 'while the news fails').toEqual([]);

        upstream.fail(FAULTS['status 500'], ...FEEDS);
        await page.goto(at(lang, '/'));
        await expect(page.getByText(NoNews.failed)).toBeVisible();
        expect(await shifts(page), 'while all fail').toEqual([]);
      });

      test(`nothing moves while home in ${lang} arrives slowly, nor at polls, wherever it is read`, async ({
        page,
        context,
        upstream,
        expectComplaint,
      }) => {
        expectComplaint(/502/);
        await watchShifts(page);
        await throttledUntilRead(page, context);
        await openOnAClock(page, at(lang, '/'));
        expect.soft(await shifts(page), 'while it arrives').toEqual([]);

        await page.mouse.move(1, 1);
        for (const [place, top] of PLACES) {
          await page.evaluate((y) => window.scrollTo(0, y), top);
          await page.waitForLoadState('networkidle');
          // A frame of the browser's own clock, in which the lists hear of it too.
          await page.evaluate(
            () => new Promise((heard) => new IntersectionObserver(heard).observe(document.body)),
          );
          renameAll(upstream, String(top));
          const polled = page.waitForResponse((response) =>
            response.url().includes('/api/updates'),
          );
          await page.clock.fastForward(5 * 60_000);
          await (await polled).finished();
          await expect(
            page.locator(`[data-story^="${top}-"][data-story$="poster-0"]`).first(),
          ).toBeAttached();
          expect.soft(await shifts(page), `read at ${place}`).toEqual([]);
        }

        await test.step('a poll of breaking that fails covers nothing either', async () => {
          const block = page.getByRole('region', { name: Home.breaking });
          await block.scrollIntoViewIfNeeded();
          await page.waitForLoadState('networkidle');
          upstream.fail(FAULTS['status 500'], 'breaking-news');
          await page.clock.fastForward(30_000);
          const notice = block.getByText(Home.breakingFailed);
          await expect(notice).toBeVisible();
          expect(await coveredBy(notice)).toEqual([]);
          expect(await shifts(page)).toEqual([]);
        });
      });
    });
  }
}

const { chooseSign } = WORDS.en.Horoscope;

for (const [path, grid] of [
  ['/tools/horoscope', `nav[aria-label="${chooseSign}"]`],
  ['/', 'section[aria-labelledby="tools"] > .grid'],
] as const)
  test(`the first tiles of ${path} are as wide before the last have arrived`, async ({
    page,
    expectComplaint,
  }) => {
    // React would mend what is taken away before it hydrates.
    const unblock = await blockUrls(page, ['*.js'], expectComplaint);
    await page.goto(path);
    const tiles = page.locator(grid).locator('> a');
    const widths = () =>
      tiles.evaluateAll((all) => all.slice(0, 2).map((tile) => tile.clientWidth));
    const whole = await widths();
    expect(whole).toHaveLength(2);
    await tiles.evaluateAll((all) => all.slice(2).forEach((tile) => tile.remove()));
    expect(await widths()).toEqual(whole);
    await unblock();
  });
