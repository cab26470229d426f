import type { Page } from '@playwright/test';
import { drawFingers } from './fingers';
import { expect, test } from './fixtures';
import { headline, reader } from './readerPage';
import { titleOf } from './stories';
import { axeFindings } from './views';
import { at, LANGS, type Lang, WORDS } from './words';

const AT = 3;
const storyUrl = (lang: Lang) => at(lang, `/news/breaking-${lang}-${AT}`);

for (const lang of LANGS) {
  const { Reader, Zoom } = WORDS[lang];
  const dialog = (page: Page) => page.getByRole('dialog', { name: Zoom.title, exact: true });
  const picture = (page: Page) => dialog(page).locator('img');
  const link = (page: Page) => page.getByRole('link', { name: Reader.enlarge, exact: true });
  const press = (page: Page, name: string) =>
    dialog(page).getByRole('button', { name, exact: true }).click();

  /** Opens the story, and waits until its pictures answer. */
  async function openStory(page: Page) {
    await page.goto(storyUrl(lang));
    await expect(page.getByRole('button', { name: Reader.save, exact: true })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  }
  /** The scale of the picture, and how far it was moved. */
  const transform = (page: Page) =>
    picture(page).evaluate(({ style }) => {
      const { a, e, f } = new DOMMatrix(style.transform);
      return { scale: a, x: e, y: f };
    });

  test.describe(`in ${lang} by touch`, () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

    test('a picture is enlarged and reduced over the screen, and Escape gives the focus back', async ({
      page,
    }) => {
      await openStory(page);
      await link(page).tap();
      await expect(picture(page)).toHaveJSProperty('naturalWidth', 640);
      expect(await axeFindings(page, 'dialog')).toEqual([]);
      await press(page, Zoom.zoomIn);
      await expect.poll(() => transform(page)).toEqual({ scale: 1.5, x: 0, y: 0 });
      await press(page, Zoom.zoomOut);
      await expect.poll(() => transform(page)).toEqual({ scale: 1, x: 0, y: 0 });
      await press(page, Zoom.zoomIn);
      await press(page, Zoom.reset);
      await expect.poll(() => transform(page)).toEqual({ scale: 1, x: 0, y: 0 });
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(link(page)).toBeFocused();
    });

    test('two taps and two fingers enlarge it', async ({ page }) => {
      await openStory(page);
      await link(page).tap();
      await expect(picture(page)).toHaveJSProperty('naturalWidth', 640);
      // Again where a busy machine took longer between the two than a double tap may.
      const tapTwice = (scale: number) =>
        expect(async () => {
          for (let taps = 0; taps < 2; taps++) await page.touchscreen.tap(180, 320);
          await expect
            .poll(async () => (await transform(page)).scale, { timeout: 2_000 })
            .toBe(scale);
        }).toPass();
      await tapTwice(2.5);
      await tapTwice(1);
      const [left, right] = [
        [80, 320],
        [280, 320],
      ] as const;
      const [nearLeft, nearRight] = [
        [170, 320],
        [190, 320],
      ] as const;
      await drawFingers(page, [nearLeft, left], [nearRight, right]);
      await expect.poll(async () => (await transform(page)).scale).toBe(6);
      // Fingers that end beside each other are no double tap.
      await drawFingers(page, [left, nearLeft], [right, nearRight]);
      await expect.poll(async () => (await transform(page)).scale).toBe(1);
      await drawFingers(page, [left, nearLeft]);
      await expect.poll(async () => (await transform(page)).scale).toBe(1);
    });
  });

  test(`in ${lang} by keyboard a picture of the reader is enlarged, moved and closed, and the reader stays`, async ({
    page,
  }) => {
    await page.goto(at(lang, '/'));
    await page.waitForLoadState('networkidle');
    await headline(page, titleOf('breaking', lang, AT)).press('Enter');
    await link(page).press('Enter');
    await expect(picture(page)).toHaveJSProperty('naturalWidth', 640);
    for (const key of ['+', '+', '+']) await page.keyboard.press(key);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => transform(page)).toEqual({ scale: 1.5 ** 3, x: -60, y: 0 });
    await page.keyboard.press('-');
    await expect.poll(async () => (await transform(page)).scale).toBe(1.5 ** 2);
    await page.keyboard.press('0');
    await expect.poll(() => transform(page)).toEqual({ scale: 1, x: 0, y: 0 });
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(link(page)).toBeFocused();
    await expect(reader(page)).toBeVisible();
  });

  test(`in ${lang} by mouse a picture is enlarged by the wheel, dragged and closed`, async ({
    page,
  }) => {
    await openStory(page);
    await link(page).click();
    await expect(picture(page)).toHaveJSProperty('naturalWidth', 640);
    await page.mouse.move(640, 300);
    await page.mouse.wheel(0, -600);
    await expect.poll(async () => (await transform(page)).scale).toBeGreaterThan(2);
    const { x } = await transform(page);
    await page.mouse.down();
    await page.mouse.move(600, 300);
    await page.mouse.up();
    await expect.poll(async () => (await transform(page)).x - x).toBeCloseTo(-40, 0);
    await press(page, Zoom.close);
    await expect(dialog(page)).toHaveCount(0);
  });

  test(`in ${lang} a picture that cannot be loaded is shown as on the page`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/^Failed to load resource/);
    await openStory(page);
    const shown = page.locator('main article img').first();
    await expect
      .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .not.toBe(0);
    const { currentSrc, href } = await link(page).evaluate((element: HTMLAnchorElement) => ({
      currentSrc: element.parentElement?.querySelector('img')?.currentSrc ?? '',
      href: element.href,
    }));
    await page.route(href, (route) => route.abort());
    await link(page).click();
    await expect(picture(page)).toHaveAttribute('src', currentSrc);
    await expect(picture(page)).not.toHaveJSProperty('naturalWidth', 0);
    await expect(dialog(page).getByRole('button', { name: Zoom.close })).toBeFocused();
  });

  test.describe(`in ${lang} without script`, () => {
    test.use({ javaScriptEnabled: false });
    test('the picture itself is followed to', async ({ page }) => {
      await page.goto(storyUrl(lang));
      const shown = page.waitForResponse(/\/pictures\/fit\?.*w=1200/);
      await link(page).click();
      expect((await shown).headers()['content-type']).toMatch(/^image\//);
      await expect(page).toHaveURL(/\/pictures\/fit\?.*w=1200/);
    });
  });
}
