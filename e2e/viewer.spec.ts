import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { saveData } from './readerPage';
import { DESCRIBED, newsItem, titleOf, VIDEO } from './stories';
import type { Upstream } from './upstream';
import { openWhole } from './whole';
import { at, filled, LANGS, type Lang, WORDS } from './words';

const TOTAL = 3;

/** Three stories of a page, in its order. */
const stories = (category: string, upstream: Upstream, lang: Lang, changes: object[] = []) => {
  upstream.news.news = Array.from({ length: TOTAL }, (_, index) =>
    newsItem(lang, index, { id: `${category}-${index}`, category, ...changes[index] }),
  ).toReversed(); // the last entry of the feed comes first
};

const card = (page: Page, lang: Lang, index: number) =>
  page
    .locator('#list')
    .getByRole('heading', { level: 3, name: titleOf('news', lang, index) })
    .getByRole('link');
const viewer = (page: Page, lang: Lang) =>
  page.getByRole('dialog', { name: WORDS[lang].Viewer.label });
const position = (page: Page, lang: Lang) => viewer(page, lang).getByRole('progressbar');
const isAt = (page: Page, lang: Lang, number: number) =>
  expect(position(page, lang)).toHaveAttribute(
    'aria-valuetext',
    filled(WORDS[lang].Viewer.position, { number, total: TOTAL }),
  );

/** Opens a page and waits until its late script is there, which opens the viewer. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

for (const lang of LANGS) {
  const words = WORDS[lang].Viewer;

  test(`photos by keyboard in ${lang}`, async ({ page, upstream }) => {
    stories('photos', upstream, lang);
    await open(page, at(lang, '/photos'));
    await card(page, lang, 0).focus();
    await page.keyboard.press('Enter');
    await isAt(page, lang, 1);
    await page.keyboard.press(' ');
    await expect(viewer(page, lang).getByRole('button', { name: words.play })).toBeVisible();
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
    await expect(card(page, lang, 0)).toBeFocused();
    await expect(page).toHaveURL(at(lang, '/photos'));
  });

  test.describe(`without a script in ${lang}`, () => {
    test.use({ javaScriptEnabled: false });

    for (const category of ['photos', 'web-stories', 'short-videos'])
      test(`a card of ${category} is a link to its story`, async ({ page, upstream }) => {
        stories(category, upstream, lang);
        await openWhole(page, at(lang, `/${category}`));
        await card(page, lang, 1).click();
        await expect(page).toHaveURL(at(lang, `/news/${category}-1`));
      });
  });

  test(`a story is read over it, and Back leads to where one was in ${lang}`, async ({
    page,
    upstream,
  }) => {
    stories('web-stories', upstream, lang, [{ highlights: [titleOf('featured', lang, 5)] }]);
    await open(page, at(lang, '/web-stories'));
    await card(page, lang, 0).click();
    await expect(
      viewer(page, lang)
        .getByRole('listitem')
        .filter({ hasText: titleOf('featured', lang, 5) }),
    ).toBeVisible();
    await viewer(page, lang).getByRole('button', { name: words.next }).click();
    await isAt(page, lang, 2);
    await viewer(page, lang).getByRole('link', { name: words.read }).click();
    await expect(page).toHaveURL(at(lang, '/news/web-stories-1'));
    await expect(
      page.getByRole('heading', { level: 1, name: titleOf('news', lang, 1) }),
    ).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(at(lang, '/web-stories'));
    await isAt(page, lang, 2);
    await page.reload();
    await isAt(page, lang, 2);
    await page.goBack();
    await expect(viewer(page, lang)).toHaveCount(0);
    await page.goForward();
    await isAt(page, lang, 2);
  });

  test.describe(`by touch in ${lang}`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

    test('taps and swipes turn pages', async ({ page, context, upstream }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      stories('short-videos', upstream, lang);
      await open(page, at(lang, '/short-videos'));
      await card(page, lang, 0).tap();
      await isAt(page, lang, 1);
      await page.touchscreen.tap(330, 200);
      await isAt(page, lang, 2);
      await page.touchscreen.tap(30, 200);
      await isAt(page, lang, 1);
      const finger = await context.newCDPSession(page);
      const swipe = async (from: number, to: number) => {
        const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
          finger.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: xs.map((x) => ({ x, y: 250 })),
          });
        await send('touchStart', from);
        await send('touchMove', (from + to) / 2);
        await send('touchMove', to);
        await send('touchEnd');
      };
      await swipe(280, 80);
      await isAt(page, lang, 2);
      await swipe(80, 280);
      await isAt(page, lang, 1);
      await viewer(page, lang).getByRole('button', { name: words.close }).tap();
      await expect(viewer(page, lang)).toHaveCount(0);
    });
  });
}

test('moves on by itself after six seconds, and not under reduced motion', async ({
  page,
  upstream,
}) => {
  stories('photos', upstream, 'hi');
  await page.clock.install();
  await open(page, '/hi/photos');
  await card(page, 'hi', 0).click();
  await isAt(page, 'hi', 1);
  await page.clock.runFor(6_000);
  await isAt(page, 'hi', 2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(
    viewer(page, 'hi').getByRole('button', { name: WORDS.hi.Viewer.play }),
  ).toBeVisible();
  await page.clock.runFor(60_000);
  await isAt(page, 'hi', 2);
});

test('a video has its captions and a button for its sound', async ({ page, upstream }) => {
  stories('short-videos', upstream, 'hi', [{ videoUrl: VIDEO, ...DESCRIBED }]);
  await open(page, '/hi/short-videos');
  await card(page, 'hi', 0).click();
  const video = viewer(page, 'hi').locator('video');
  await expect(video.locator('track[srclang=hi]')).toBeAttached();
  await expect(video).toHaveJSProperty('muted', true);
  await expect(video).toHaveJSProperty('paused', false);
  await viewer(page, 'hi').getByRole('button', { name: WORDS.hi.Viewer.soundOn }).click();
  await expect(video).toHaveJSProperty('muted', false);
});

test('under Save-Data no video plays and no other picture is fetched', async ({
  page,
  upstream,
}) => {
  await saveData(page);
  stories('short-videos', upstream, 'hi', [{ videoUrl: VIDEO }]);
  await open(page, '/hi/short-videos');
  const media: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') media.push(request.url());
  });
  await card(page, 'hi', 0).click();
  await expect(viewer(page, 'hi').locator('video')).toHaveJSProperty('paused', true);
  await expect(
    viewer(page, 'hi').getByRole('button', { name: WORDS.hi.Viewer.play }),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(media).toEqual([]);
});
