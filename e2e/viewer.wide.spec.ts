import type { Page } from '@playwright/test';
import { drawFingers } from './fingers';
import { expect, test } from './fixtures';
import { stopTheClock } from './pollClock';
import { titleOf } from './stories';
import { isAt, isAtPage, openViewer, viewedCard, viewedStories, viewer } from './viewerPage';
import { openWholeWith } from './whole';
import { at, JOURNEY_LANGS, WORDS } from './words';

/** What is fetched from now on of these pictures in the size of the viewer, by index. */
function fetched(page: Page, pictures: readonly string[]) {
  const found = new Set<number>();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const index = pictures.findIndex((own) => searchParams.get('url')?.endsWith(own));
    if (pathname === '/pictures/fit' && index !== -1 && searchParams.get('w') === '1200')
      found.add(index);
  });
  return () => [...found];
}

for (const lang of JOURNEY_LANGS) {
  const words = WORDS[lang].Viewer;

  test(`photos by keyboard in ${lang}, the next fetched ahead`, async ({ page, upstream }) => {
    const found = fetched(page, viewedStories('photos', upstream, lang));
    await openViewer(page, 'photos', lang, (card) => card.press('Enter'));
    await page.keyboard.press(' ');
    await expect(viewer(page, lang).getByRole('button', { name: words.play })).toBeVisible();
    await expect.poll(found).toEqual([0, 1]);
    await page.keyboard.press('ArrowRight');
    await isAt(page, lang, 2);
    await page.keyboard.press('End');
    await isAt(page, lang, 3);
    await page.keyboard.press('Home');
    await isAt(page, lang, 1);
    await page.keyboard.press('Tab');
    await expect(viewer(page, lang).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(viewer(page, lang)).toHaveCount(0);
    await expect(viewedCard(page, lang, 0)).toBeFocused();
    await expect(page).toHaveURL(at(lang, '/photos'));
  });

  test.describe(`without a script in ${lang}`, () => {
    test.use({ javaScriptEnabled: false });

    test('a card is a link to its story', async ({ page, upstream }) => {
      for (const category of ['photos', 'web-stories', 'short-videos']) {
        viewedStories(category, upstream, lang);
        const card = viewedCard(page, lang, 1);
        await openWholeWith(page, at(lang, `/${category}`), card);
        await card.click();
        await expect(page).toHaveURL(at(lang, `/news/${category}-1`));
      }
    });
  });

  test(`a story is read over it, and Back leads to where one was in ${lang}`, async ({
    page,
    upstream,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' }); // nothing moves on meanwhile
    viewedStories('web-stories', upstream, lang, [{ highlights: [titleOf('featured', lang, 5)] }]);
    await openViewer(page, 'web-stories', lang);
    await isAtPage(page, lang, 1);
    await page.keyboard.press('ArrowRight');
    await isAtPage(page, lang, 2);
    await expect(
      viewer(page, lang).locator('.viewer-point', { hasText: titleOf('featured', lang, 5) }),
    ).toBeVisible();
    await viewer(page, lang).getByRole('button', { name: words.nextPage }).click();
    await isAtPage(page, lang, 3);
    await viewer(page, lang).locator('.viewer-next-story').click();
    await isAt(page, lang, 2);
    await expect(page).toHaveURL(at(lang, '/web-stories#view-web-stories-1'));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await viewer(page, lang).getByRole('link', { name: words.read }).click();
    await expect(page).toHaveURL(at(lang, '/news/web-stories-1'));
    await expect(
      page.getByRole('heading', { level: 1, name: titleOf('news', lang, 1) }),
    ).toBeVisible();
    await page.goBack();
    await isAt(page, lang, 2);
    await page.reload();
    await isAt(page, lang, 2);
    await page.goBack();
    await expect(viewer(page, lang)).toHaveCount(0);
    await expect(page).toHaveURL(at(lang, '/web-stories'));
    await page.goForward();
    await isAt(page, lang, 2);
  });

  test(`a copied link opens its story over the list, or its page where that has gone on in ${lang}`, async ({
    page,
    upstream,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    viewedStories('photos', upstream, lang);
    await page.goto(at(lang, '/photos#view-photos-1'));
    await isAt(page, lang, 2);
    await page.keyboard.press('Escape');
    await expect(viewer(page, lang)).toHaveCount(0);
    await expect(page).toHaveURL(at(lang, '/photos'));
    await page.goto(at(lang, `/videos#view-breaking-${lang}-0`));
    await expect(page).toHaveURL(at(lang, `/news/breaking-${lang}-0`));
  });

  test.describe(`by touch in ${lang}`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

    test('taps and swipes turn pages, and Back closes', async ({ page, upstream }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      viewedStories('short-videos', upstream, lang);
      await openViewer(page, 'short-videos', lang, (card) => card.tap());
      await page.touchscreen.tap(330, 200);
      await isAt(page, lang, 2);
      await page.touchscreen.tap(30, 200);
      await isAt(page, lang, 1);
      await viewer(page, lang).getByRole('button', { name: words.close }).tap();
      await expect(viewer(page, lang)).toHaveCount(0);
      await viewedCard(page, lang, 1).tap();
      await isAt(page, lang, 2);
      // Swipes come last: Chromium makes no click of a tap that may stop the motion of a finger before it.
      await drawFingers(page, [
        [280, 250],
        [80, 250],
      ]);
      await isAt(page, lang, 3);
      await drawFingers(page, [
        [80, 250],
        [280, 250],
      ]);
      await isAt(page, lang, 2);
      await drawFingers(page, [
        [180, 200],
        [180, 400],
      ]);
      await expect(viewer(page, lang)).toHaveCount(0);
      await page.goForward();
      await isAt(page, lang, 2);
      await page.goBack();
      await expect(viewer(page, lang)).toHaveCount(0);
      await expect(page).toHaveURL(at(lang, '/short-videos'));
    });
  });
}

test('moves on by itself after six seconds, and not under reduced motion', async ({
  page,
  upstream,
}) => {
  viewedStories('photos', upstream, 'hi');
  await page.clock.install();
  await openViewer(page, 'photos', 'hi');
  await stopTheClock(page);
  await page.clock.runFor(6_000);
  await isAt(page, 'hi', 2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(
    viewer(page, 'hi').getByRole('button', { name: WORDS.hi.Viewer.play }),
  ).toBeVisible();
  await page.clock.runFor(60_000);
  await isAt(page, 'hi', 2);
});
