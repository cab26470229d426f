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
  test(`a click in ${lang} opens the story in its own frame, without a request, with all that the article page shows`, async ({
    page,
    site,
  }) => {
    const title = titleOf('breaking', lang, 3);
    const paragraphs = bodyOf('breaking', lang, 3).split('\n\n');
    const metadata = () =>
      page.evaluate(() =>
        ['link[rel=canonical]', 'meta[property="og:url"]', 'meta[name=description]'].map((tag) => {
          const element = document.head.querySelector(tag);
          return element?.getAttribute('href') ?? element?.getAttribute('content') ?? '';
        }),
      );
    // So that the story is near the screen from the first.
    await page.setViewportSize({ width: 1280, height: 1400 });
    await openHomeWithStoriesCached(page, at(lang, '/'));
    const ofHome = await metadata();
    const requests = asked(page);
    const painted = await headline(page, title).evaluate((link: HTMLAnchorElement) => {
      link.click();
      return new Promise<boolean>((done) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => done(document.querySelector('dialog[open] h1') !== null)),
        );
      });
    });
    expect(painted).toBe(true);

    const dialog = reader(page);
    const { Reader } = WORDS[lang];
    await expect(dialog.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveURL(at(lang, `/news/breaking-${lang}-3`));
    await expect(page).toHaveTitle(new RegExp(title));
    for (const paragraph of paragraphs)
      await expect(dialog.locator('p', { hasText: paragraph })).toHaveText(paragraph);
    for (const part of [newsDesk(lang), Reader.deskInvitation, newsroomAddress(lang)])
      await expect(dialog.getByText(part).first()).toBeVisible();
    await expect(dialog.getByRole('button', { name: Reader.back })).toBeVisible();
    await expect(dialog.getByRole('link', { name: Reader.moreNews, exact: true })).toHaveAttribute(
      'href',
      at(lang, '/india'),
    );
    await expect(dialog.locator('article img').first()).toBeVisible();
    await expect(dialog.locator('a[href^="tel:"]')).toBeVisible();
    expect(await dialog.locator('a[href^="mailto:"]').count()).toBeGreaterThan(1);
    // Others may come near the screen meanwhile.
    expect(requests.filter((path) => path.includes(`breaking-${lang}-3`))).toEqual([]);

    await test.step('the metadata describes the open story, and the page again when it closes', async () => {
      const url = `${site}${at(lang, `/news/breaking-${lang}-3`)}`;
      await expect
        .poll(metadata)
        .toEqual([url, url, paragraphs.join(' ').replace(/\s+/g, ' ').slice(0, 160)]);
      await page.goBack();
      await expect.poll(metadata).toEqual(ofHome);
    });
  });
}

test('the reader keeps the focus and the page behind it in place, and gives both back', async ({
  page,
}) => {
  await openHomeWithStoriesCached(page);
  const top = () => reader(page).evaluate((dialog) => dialog.scrollTop);

  await test.step('the page behind does not scroll, Tab stays within, Escape gives the focus back', async () => {
    const link = headline(page);
    await link.focus();
    const before = await scrollOf(page);
    await page.keyboard.press('Enter');
    await expect(reader(page)).toBeVisible();
    await twoFrames(page); // keys and wheel go to what the browser has drawn
    await page.keyboard.press('Space');
    await expect.poll(top).toBeGreaterThan(0);
    await reader(page).evaluate((dialog) => (dialog.scrollTop = 0));
    await page.mouse.move(640, 500);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 5_000);
        return top();
      })
      .toBeGreaterThan(0);
    await page.mouse.wheel(0, 5_000);
    await page.keyboard.press('End');
    expect(await scrollOf(page)).toBe(before);
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Tab');
      const within = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog[open]') !== null,
      );
      expect(within).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(reader(page)).toBeHidden();
    await expect(page).toHaveURL('/');
    await expect(link).toBeFocused();
    expect(await scrollOf(page)).toBe(before);
  });

  await test.step('Back keeps the scroll position, Forward opens the story again', async () => {
    const title = titleOf('featured', 'en', 1);
    // As after a reload, a scroll that is nobody's is undone once: a key makes it the reader's own.
    await page.keyboard.press('Shift');
    // At once, and into the middle, so that the click itself scrolls no further.
    await headline(page, title).evaluate((link) =>
      link.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const before = await scrollOf(page);
    expect(before).toBeGreaterThan(100);
    await headline(page, title).click();
    await expect(reader(page)).toBeVisible();
    await page.goBack();
    await expect(reader(page)).toBeHidden();
    await expect(page).toHaveURL('/');
    expect(await scrollOf(page)).toBe(before);
    await page.goForward();
    await expect(reader(page).getByRole('heading', { level: 1 })).toHaveText(title);
    await reader(page).getByRole('button', { name: WORDS.en.Reader.back }).click();
    await expect(reader(page)).toBeHidden();
    expect(await scrollOf(page)).toBe(before);
  });
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
