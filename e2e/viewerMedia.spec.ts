import { type Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { saveData } from './readerPage';
import { keep } from './storage';
import { DESCRIBED, titleOf, VIDEO } from './stories';
import { isAt, isAtPage, openViewer, viewedStories, viewer } from './viewerPage';
import { axeFindings, widthAt320 } from './views';
import { LANGS, WORDS } from './words';

/** What is fetched from now on of these pictures in the size of the viewer, by index, and whether a video is. */
function fetched(page: Page, pictures: readonly string[]) {
  const found = new Set<number | 'video'>();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const index = pictures.findIndex((own) => searchParams.get('url')?.endsWith(own));
    if (pathname === '/pictures/fit' && index !== -1 && searchParams.get('w') === '750')
      found.add(index);
    if (request.resourceType() === 'media') found.add('video');
  });
  return () => [...found];
}

for (const lang of LANGS) {
  const words = WORDS[lang].Viewer;

  test(`a video has its captions and a button for its sound in ${lang}`, async ({
    page,
    upstream,
  }) => {
    viewedStories('short-videos', upstream, lang, [{ videoUrl: VIDEO, ...DESCRIBED }]);
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
  });

  for (const [width, height, textSize] of [
    [320, 480, '1'],
    [360, 740, '4'],
    [320, 480, '4'],
  ] as const)
    test(`a video has room and its words are whole at ${width} x ${height}, text ${textSize}, in ${lang}`, async ({
      page,
      upstream,
    }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await keep(page, { textSize });
      const summary = Array(12)
        .fill(titleOf('featured', lang, 5))
        .join(' ');
      viewedStories('short-videos', upstream, lang, [{ videoUrl: VIDEO, ...DESCRIBED, summary }]);
      await openViewer(page, 'short-videos', lang);
      const card = viewer(page, lang).getByRole('article');
      const video = (await card.locator('video').boundingBox())?.height ?? 0;
      expect(video).toBeGreaterThan(height / 4);
      const words = card.locator('.viewer-words');
      const cutOff = () => words.evaluate((box) => box.scrollHeight - box.clientHeight);
      await expect.poll(cutOff).toBeLessThanOrEqual(0);
      const read = card.getByRole('link', { name: WORDS[lang].Viewer.read });
      expect((await read.boundingBox())?.height).toBeLessThan(60);
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
    for (const number of [1, 2]) {
      await isAtPage(page, lang, number);
      expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
      await page.keyboard.press('ArrowRight');
    }
    await isAt(page, lang, 2);
    expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
    expect(await widthAt320(page)).toEqual([320, 0]);
    const controls = viewer(page, lang).locator('button, a');
    await expect(controls).toHaveCount(5);
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
}

test('the picture beside the one that is shown is fetched ahead', async ({ page, upstream }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found = fetched(page, viewedStories('short-videos', upstream, 'hi'));
  await openViewer(page, 'short-videos', 'hi');
  await expect.poll(found).toEqual([0, 1]);
});

test('under Save-Data no video plays, and nothing of the next story is fetched', async ({
  page,
  upstream,
}) => {
  await saveData(page);
  const found = fetched(
    page,
    viewedStories('short-videos', upstream, 'hi', [{}, { videoUrl: VIDEO }]),
  );
  await openViewer(page, 'short-videos', 'hi');
  await expect.poll(found).toEqual([0]);
  await page.waitForLoadState('networkidle');
  expect(found()).toEqual([0]);
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page, 'hi').locator('video')).toHaveJSProperty('paused', true);
  await expect(
    viewer(page, 'hi').getByRole('button', { name: WORDS.hi.Viewer.play }),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(found()).not.toContain('video');
  expect(found()).not.toContain(2);
});

test('what cannot be had gives way to the words', async ({ page, upstream, expectComplaint }) => {
  expectComplaint(/404.*(gone\.jpg|gone\.webm)/);
  viewedStories('short-videos', upstream, 'hi', [
    { imageUrl: '/pictures/gone.jpg' },
    { videoUrl: '/videos/gone.webm', imageUrl: '/pictures/gone.jpg' },
  ]);
  await openViewer(page, 'short-videos', 'hi');
  const media = viewer(page, 'hi').locator('img, video');
  await expect(media).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await isAt(page, 'hi', 2);
  await expect(media).toHaveCount(0);
  await expect(
    viewer(page, 'hi').getByRole('heading', { level: 2, name: titleOf('news', 'hi', 1) }),
  ).toBeVisible();
  await expect(viewer(page, 'hi').getByRole('link', { name: WORDS.hi.Viewer.read })).toBeVisible();
});
