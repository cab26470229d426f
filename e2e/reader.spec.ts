import { expect, test } from './fixtures';
import {
  STORY,
  TITLE,
  reader,
  headline,
  openHomeWithStoriesCached,
  saveData,
  asked,
  scrollOf,
} from './readerPage';
import { bodyOf, titleOf } from './stories';
import { twoFrames } from './views';
import { at, JOURNEY_LANGS, newsDesk, newsroomAddress, WORDS } from './words';

for (const lang of JOURNEY_LANGS) {
  test(`a click in ${lang} opens the story at once, without a request for it`, async ({ page }) => {
    await openHomeWithStoriesCached(page, at(lang, '/'));
    const requests = asked(page);
    const title = titleOf('breaking', lang, 3);
    await headline(page, title).click();
    await expect(reader(page).getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(
      reader(page).getByText(bodyOf('breaking', lang, 3).split('\n\n')[1] ?? ''),
    ).toBeVisible();
    await expect(page).toHaveURL(at(lang, `/news/breaking-${lang}-3`));
    await expect(page).toHaveTitle(new RegExp(title));
    // Others may come near the screen meanwhile.
    expect(requests.filter((path) => path.includes(`breaking-${lang}-3`))).toEqual([]);
  });

  test(`the reader in ${lang} shows all that the article page shows`, async ({ page }) => {
    await openHomeWithStoriesCached(page, at(lang, '/'));
    const { Reader } = WORDS[lang];
    await headline(page, titleOf('breaking', lang, 3)).click();
    const dialog = reader(page);
    for (const part of [newsDesk(lang), Reader.deskInvitation, newsroomAddress(lang)])
      await expect(dialog.getByText(part)).toBeVisible();
    await expect(dialog.getByRole('button', { name: Reader.back })).toBeVisible();
    await expect(dialog.getByRole('link', { name: Reader.moreNews, exact: true })).toHaveAttribute(
      'href',
      at(lang, '/india'),
    );
    await expect(dialog.locator('article img').first()).toBeVisible();
    await expect(dialog.locator('a[href^="tel:"]')).toBeVisible();
    expect(await dialog.locator('a[href^="mailto:"]').count()).toBeGreaterThan(1);
    for (const paragraph of bodyOf('breaking', lang, 3).split('\n\n'))
      await expect(dialog.locator('p', { hasText: paragraph })).toHaveText(paragraph);
  });
}

test('the reader is painted in the frame of the click', async ({ page }) => {
  await openHomeWithStoriesCached(page);
  const painted = await headline(page).evaluate((link: HTMLAnchorElement) => {
    link.click();
    return new Promise<boolean>((done) => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => done(document.querySelector('dialog[open] h1') !== null)),
      );
    });
  });
  expect(painted).toBe(true);
});

test('Back keeps the scroll position, Forward opens the story again', async ({ page }) => {
  await openHomeWithStoriesCached(page);
  await headline(page, titleOf('featured', 'en', 1)).scrollIntoViewIfNeeded();
  const before = await scrollOf(page);
  expect(before).toBeGreaterThan(100);
  await headline(page, titleOf('featured', 'en', 1)).click();
  await expect(reader(page)).toBeVisible();
  await page.goBack();
  await expect(reader(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  expect(await scrollOf(page)).toBe(before);
  await page.goForward();
  await expect(reader(page).getByRole('heading', { level: 1 })).toHaveText(
    titleOf('featured', 'en', 1),
  );
  await reader(page).getByRole('button', { name: WORDS.en.Reader.back }).click();
  await expect(reader(page)).toBeHidden();
  expect(await scrollOf(page)).toBe(before);
});

test('the page behind does not scroll, Escape closes and focus goes back', async ({ page }) => {
  await openHomeWithStoriesCached(page);
  const link = headline(page);
  await link.focus();
  const before = await scrollOf(page);
  await page.keyboard.press('Enter');
  await expect(reader(page)).toBeVisible();
  await twoFrames(page); // the wheel goes to what the browser has drawn
  await page.mouse.move(640, 500);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 5_000);
      return reader(page).evaluate((dialog) => dialog.scrollTop);
    })
    .toBeGreaterThan(0);
  await page.mouse.wheel(0, 5_000);
  await page.keyboard.press('End');
  expect(await scrollOf(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(reader(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(link).toBeFocused();
  expect(await scrollOf(page)).toBe(before);
});

test('Tab stays within the reader', async ({ page }) => {
  await openHomeWithStoriesCached(page);
  await headline(page).click();
  await expect(reader(page)).toBeVisible();
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press('Tab');
    const within = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('dialog[open]') !== null,
    );
    expect(within).toBe(true);
  }
});

test('a reader whose script cannot be had loads the story’s own page', async ({
  page,
  context,
  expectComplaint,
}) => {
  expectComplaint(/^Failed to load resource/);
  await saveData(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await context.route('**/_next/static/**', (route) => route.abort());
  await headline(page).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page).toHaveURL(`/news/${STORY}`);
});

test('a story not yet cached shows its picture too', async ({ page, upstream }) => {
  await saveData(page);
  const title = titleOf('featured', 'en', 0);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  upstream.hold('featured-stories');
  await headline(page, title).click();
  await expect(reader(page).getByText(WORDS.en.Story.loading)).toBeVisible();
  await expect(reader(page).locator('article img').first()).toBeVisible();
  upstream.release('featured-stories');
});
