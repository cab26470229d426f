import { blockUrls } from './blockUrls';
import { expect, test } from './fixtures';
import { type Entry, FEEDS } from './stories';
import { allInPlace, shifts, watchShifts } from './views';

/** A page of each kind that lists news, and what the late lists put into it. */
const PAGES = [
  ['/', '[data-story^="featured-"]'],
  ['/india', 'main [data-story]'],
  ['/india/madhya-pradesh', 'main [data-story]'],
  ['/world', 'main [data-story]'],
  ['/business', 'main [data-story]'],
  ['/sports', 'main [data-story]'],
  ['/technology', 'main [data-story]'],
  ['/lifestyle', 'main [data-story]'],
  ['/astrology', 'main [data-story]'],
  ['/live-tv', 'main [data-story]'],
  ['/opinion', 'main [data-story]'],
  ['/photos', 'main [data-story]'],
  ['/short-videos', 'main [data-story]'],
  ['/web-stories', 'main [data-story]'],
  ['/search?q=bridge', 'main [data-story]'],
  ['/news/breaking-hi-3', 'main [data-story]'],
] as const;

/** Later than the 80 ms that a page waits for its feeds. */
const LATE_MS = 300;

const withoutPicture = ({ imageUrl, thumbnail, image, ...entry }: Entry): Entry => entry;

/** What scripts do to a page is the same at both widths. */
for (const [width, pictured, leftOut] of [
  [360, false, []],
  [768, true, ['*.js']],
] as const)
  test(`nothing moves at ${width} px as late feeds ${pictured ? 'with' : 'without'} pictures fill each kind of page`, async ({
    page,
    upstream,
    expectComplaint,
  }) => {
    if (!pictured)
      for (const feed of FEEDS) upstream.news[feed] = upstream.news[feed].map(withoutPicture);
    await page.setViewportSize({ width, height: 780 });
    await watchShifts(page);
    const bring = await blockUrls(page, leftOut, expectComplaint);
    for (const [path, late] of PAGES) {
      upstream.delay(LATE_MS, ...FEEDS);
      await page.goto(`/hi${path.replace(/^\/$/, '')}`);
      await expect(page.locator(late).first(), path).toBeAttached();
      await allInPlace(page);
      expect.soft(await shifts(page), path).toEqual([]);
    }
    await bring();
  });
