import { expect, test } from './fixtures';
import { DESCRIBED, titleOf, VIDEO } from './stories';
import { isAt, isAtPage, openViewer, viewedStories, viewer } from './viewerPage';
import { axeFindings, widthAt320 } from './views';
import { JOURNEY_LANGS, WORDS } from './words';

for (const lang of JOURNEY_LANGS) {
  const words = WORDS[lang].Viewer;

  test(`a video has its captions, a button for its sound, and room beside its words in ${lang}`, async ({
    page,
    upstream,
  }) => {
    const summary = Array(12)
      .fill(titleOf('featured', lang, 5))
      .join(' ');
    viewedStories('short-videos', upstream, lang, [{ videoUrl: VIDEO, ...DESCRIBED, summary }]);
    await openViewer(page, 'short-videos', lang);
    const video = viewer(page, lang).locator('video');
    await expect
      .poll(() =>
        video.evaluate(({ textTracks }: HTMLVideoElement) =>
          [...textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
        ),
      )
      .toEqual([lang]);
    await expect(video).toHaveJSProperty('muted', true);
    await expect(video).toHaveJSProperty('paused', false);
    await viewer(page, lang).getByRole('button', { name: words.soundOn }).click();
    await expect(video).toHaveJSProperty('muted', false);
    await viewer(page, lang).getByRole('button', { name: words.pause }).click();
    await expect(video).toHaveJSProperty('paused', true);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    const card = viewer(page, lang).getByRole('article');
    const read = card.getByRole('link', { name: words.read });
    const cutOff = () =>
      card.locator('.viewer-words').evaluate((box) => box.scrollHeight - box.clientHeight);
    for (const [width, height, textSize] of [
      [320, 480, 100],
      [360, 740, 150],
      [320, 480, 150],
    ] as const)
      await test.step(`room at ${width} x ${height}, text at ${textSize} %`, async () => {
        await page.setViewportSize({ width, height });
        await page.evaluate(
          (size) => (document.documentElement.style.fontSize = `${size}%`),
          textSize,
        );
        await expect.poll(cutOff).toBeLessThanOrEqual(0);
        expect.soft((await video.boundingBox())?.height).toBeGreaterThan(height / 4);
        expect.soft((await read.boundingBox())?.height).toBeLessThan(60);
      });
  });

  test(`it passes axe, fits at 320 px and has large controls in ${lang}`, async ({
    page,
    upstream,
  }) => {
    viewedStories('web-stories', upstream, lang, [
      { highlights: [titleOf('featured', lang, 5)] },
      { imageUrl: '' },
    ]);
    await page.emulateMedia({ reducedMotion: 'reduce' }); // nothing moves on meanwhile
    await openViewer(page, 'web-stories', lang);
    for (const number of [1, 2, 3]) {
      await isAtPage(page, lang, number);
      expect.soft(await axeFindings(page, 'dialog[open]')).toEqual([]);
      await page.keyboard.press('ArrowRight');
    }
    await isAt(page, lang, 2);
    expect.soft(await axeFindings(page, 'dialog[open]')).toEqual([]);
    expect.soft(await widthAt320(page)).toEqual([320, 0]);
    await page.keyboard.press('End');
    const controls = viewer(page, lang).locator('button, a');
    await expect(controls).toHaveCount(4);
    const misplaced = await controls.evaluateAll((all) =>
      all.flatMap((control) => {
        const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
        const isWrong =
          width < 44 || height < 44 || left < 0 || top < 0 || right > 320 || bottom > 640;
        return isWrong ? control.outerHTML : [];
      }),
    );
    expect(misplaced).toEqual([]);
  });

  test(`what cannot be had gives way to the words in ${lang}`, async ({
    page,
    upstream,
    expectComplaint,
  }) => {
    expectComplaint(/404.*(gone\.jpg|gone\.webm)/);
    viewedStories('short-videos', upstream, lang, [
      { imageUrl: '/pictures/gone.jpg' },
      { videoUrl: '/videos/gone.webm', imageUrl: '/pictures/gone.jpg' },
    ]);
    await openViewer(page, 'short-videos', lang);
    const media = viewer(page, lang).locator('img, video');
    await expect(media).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await isAt(page, lang, 2);
    await expect(media).toHaveCount(0);
    await expect(
      viewer(page, lang).getByRole('heading', { level: 2, name: titleOf('news', lang, 1) }),
    ).toBeVisible();
    await expect(viewer(page, lang).getByRole('link', { name: words.read })).toBeVisible();
  });
}
