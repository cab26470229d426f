import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { type Entry, FEEDS } from './stories';
import { openOnAClock } from './pollClock';
import { FAULTS, type Upstream } from './upstream';
import { allInPlace, shifts, twoFrames, watchShifts } from './views';
import { at, JOURNEY_LANGS, LANGS, WORDS } from './words';

const WIDTHS = [360, 768, 1280];

const lateInTurn = async (page: Page, upstream: Upstream, path: string) => {
  upstream.hold(...FEEDS);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeVisible();
  await twoFrames(page);
  // React marks what is still to come.
  const toCome = page.locator('template[id^="B:"]');
  for (const feed of ['news', 'featured-stories', 'breaking-news', 'posters'] as const) {
    const before = await toCome.count();
    upstream.release(feed);
    await expect.poll(() => toCome.count()).toBeLessThan(before);
    await twoFrames(page);
  }
  await page.waitForLoadState('load');
};

for (const lang of LANGS)
  test(`nothing moves while home and an article in ${lang} load`, async ({ page }) => {
    await watchShifts(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      for (const path of ['/', `/news/breaking-${lang}-3`]) {
        await page.goto(at(lang, path));
        await allInPlace(page);
        expect.soft(await shifts(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    for (const lang of JOURNEY_LANGS) {
      test(`nothing moves while late feeds fill home in ${lang}`, async ({ page, upstream }) => {
        await watchShifts(page);
        await lateInTurn(page, upstream, at(lang, '/'));
        await expect(page.locator(`[data-story="featured-${lang}-0"]`).first()).toBeAttached();
        expect(await shifts(page)).toEqual([]);
      });
    }

    test('nothing moves while home arrives slowly', async ({ page, context }) => {
      await watchShifts(page);
      const network = await context.newCDPSession(page);
      const download = (bytesPerSecond: number) =>
        network.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 0,
          downloadThroughput: bytesPerSecond,
          uploadThroughput: -1,
        });
      await download(30_000);
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await download(-1);
      expect(await shifts(page)).toEqual([]);
    });

    test('nothing moves while late feeds fail', async ({ page, upstream, expectComplaint }) => {
      expectComplaint(/502/); // of a poll, where all this takes half a minute
      upstream.fail(FAULTS['status 500'], ...FEEDS);
      await watchShifts(page);
      await lateInTurn(page, upstream, '/');
      await expect(page.getByText(WORDS.en.Home.featuredFailed)).toBeAttached();
      expect(await shifts(page)).toEqual([]);
    });

    for (const lang of JOURNEY_LANGS) {
      test(`a failed poll of breaking in ${lang} moves nothing and covers nothing`, async ({
        page,
        upstream,
        expectComplaint,
      }) => {
        expectComplaint(/502/);
        await watchShifts(page);
        await openOnAClock(page, at(lang, '/'));
        const block = page.getByRole('region', { name: WORDS[lang].Home.breaking });
        await block.scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        upstream.fail(FAULTS['status 500'], 'breaking-news');
        await page.clock.fastForward(30_000);
        const notice = block.getByText(WORDS[lang].Home.breakingFailed);
        await expect(notice).toBeVisible();
        const covered = await notice.evaluate((bar) => {
          const own = bar.getBoundingClientRect();
          const [, ...beside] = [
            bar,
            ...document.querySelectorAll('main :is(a, button, h2, h3, p, img, nav, ul, ol)'),
          ];
          return beside
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
        expect(covered).toEqual([]);
        expect(await shifts(page)).toEqual([]);
      });
    }

    test('nothing moves at a poll that changes all feeds, wherever home is read', async ({
      page,
      upstream,
    }) => {
      await watchShifts(page);
      await openOnAClock(page);
      await page.waitForLoadState('networkidle');
      await page.mouse.move(1, 1);
      for (const [place, top] of [
        ['the top', 0],
        ['breaking', 900],
        ['featured', 1_700],
      ] as const) {
        await page.evaluate((y) => window.scrollTo(0, y), top);
        await page.waitForLoadState('networkidle');
        // A frame of the browser's own clock, in which the lists hear of it too.
        await page.evaluate(
          () => new Promise((heard) => new IntersectionObserver(heard).observe(document.body)),
        );
        const renamed = (entry: Entry): Entry => ({
          ...entry,
          id: `${top}-${entry.id}`,
          headline:
            entry.headline && `Quite another and longer headline than before, ${entry.headline}`,
          title: entry.title && `Quite another and rather longer title than before, ${entry.title}`,
        });
        for (const feed of FEEDS) upstream.news[feed] = upstream.news[feed].map(renamed);
        const polled = page.waitForResponse((response) => response.url().includes('/api/updates'));
        await page.clock.fastForward(5 * 60_000);
        await (await polled).finished();
        await expect(
          page.locator(`[data-story^="${top}-"][data-story$="poster-0"]`).first(),
        ).toBeAttached();
        expect.soft(await shifts(page), `read at ${place}`).toEqual([]);
      }
    });
  });
}
