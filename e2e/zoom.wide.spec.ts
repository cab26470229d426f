import type { Page } from '@playwright/test';
import { drawFingers } from './fingers';
import { expect, test } from './fixtures';
import { headline, reader } from './readerPage';
import { titleOf } from './stories';
import { axeFindings } from './views';
import { at, JOURNEY_LANGS, WORDS } from './words';

const AT = 3;

/** Every button and key is in `features/viewer/zoom.test.tsx`; without a script, `noscript.wide.spec.ts`. */
for (const lang of JOURNEY_LANGS) {
  const { Reader, Zoom } = WORDS[lang];
  const dialog = (page: Page) => page.getByRole('dialog', { name: Zoom.title, exact: true });
  const picture = (page: Page) => dialog(page).locator('img');
  const link = (page: Page) => page.getByRole('link', { name: Reader.enlarge, exact: true });
  const press = (page: Page, name: string) =>
    dialog(page).getByRole('button', { name, exact: true }).click();

  /** Opens the story, and waits until its pictures answer. */
  async function openStory(page: Page) {
    await page.goto(at(lang, `/news/breaking-${lang}-${AT}`));
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

    test('a picture is enlarged by a button, two taps and two fingers, and Escape gives the focus back', async ({
      page,
    }) => {
      await openStory(page);
      await link(page).tap();
      await expect(picture(page)).toHaveJSProperty('naturalWidth', 640);
      expect(await axeFindings(page, 'dialog')).toEqual([]);
      await press(page, Zoom.zoomIn);
      await expect.poll(() => transform(page)).toEqual({ scale: 1.5, x: 0, y: 0 });
      await press(page, Zoom.reset);
      await expect.poll(() => transform(page)).toEqual({ scale: 1, x: 0, y: 0 });

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

      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(link(page)).toBeFocused();
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

  test(`in ${lang} by mouse a picture is as on the page while it cannot be loaded, then enlarged by the wheel and dragged`, async ({
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
    await page.route(href, (route) => route.abort(), { times: 1 });
    await link(page).click();
    await expect(picture(page)).toHaveAttribute('src', currentSrc);
    await expect(picture(page)).not.toHaveJSProperty('naturalWidth', 0);
    await expect(dialog(page).getByRole('button', { name: Zoom.close })).toBeFocused();
    await press(page, Zoom.close);
    await expect(dialog(page)).toHaveCount(0);

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
  });
}
