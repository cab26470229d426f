import type { Page } from '@playwright/test';
import { WHATSAPP_CHANNEL } from '#site/links.mjs';
import { expect, test } from './fixtures';
import { titleOf } from './stories';
import { at, LANGS, WORDS } from './words';

const AT = 3;
type Handed = { title: string; text: string; files: string[] };

/** A browser that hands files on to other apps, or one that does not. */
const handFilesOn = (page: Page, canShare: boolean) =>
  page.addInitScript((can) => {
    const handed: Handed[] = [];
    Object.assign(window, { handed });
    Object.defineProperties(navigator, {
      canShare: { value: () => can },
      share: {
        value: async ({ title = '', text = '', files = [] }: ShareData) => {
          handed.push({ title, text, files: files.map(({ name, type }) => `${name} ${type}`) });
        },
      },
    });
  }, canShare);

for (const lang of LANGS) {
  const { Reader, Share, SharePicture } = WORDS[lang];
  const path = at(lang, `/news/breaking-${lang}-${AT}`);
  const card = (page: Page) => page.getByRole('link', { name: Share.asPicture, exact: true });

  async function openStory(page: Page) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: Reader.save, exact: true })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  }

  test(`in ${lang} the card of a story is handed on as a picture, with title and URL`, async ({
    page,
    site,
  }) => {
    await handFilesOn(page, true);
    await openStory(page);
    await card(page).press('Enter');
    const title = titleOf('breaking', lang, AT);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { handed: Handed[] }).handed))
      .toEqual([
        {
          title,
          text: `${title} ${site}${path}`,
          files: [`breaking-${lang}-${AT}.jpg image/jpeg`],
        },
      ]);
  });

  test(`in ${lang} the card is downloaded where the browser hands on no files`, async ({
    page,
  }) => {
    await handFilesOn(page, false);
    await openStory(page);
    const download = page.waitForEvent('download');
    await card(page).click();
    expect((await download).suggestedFilename()).toBe(`breaking-${lang}-${AT}.jpg`);
  });

  test(`in ${lang} a card that cannot be had is told of below the link, and the story stays`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/^Failed to load resource/);
    await page.route('**/og/**', (route) => route.abort());
    await openStory(page);
    await card(page).click();
    await expect(page.getByRole('status').getByText(SharePicture.failed)).toBeVisible();
    await expect(page).toHaveURL(path);
  });

  test.describe(`in ${lang} without script`, () => {
    test.use({ javaScriptEnabled: false });
    test('the card is a link to a picture, and the channel on WhatsApp one to follow', async ({
      page,
      request,
    }) => {
      await page.goto(path);
      const url = (await card(page).getAttribute('href')) ?? '';
      expect(url).toMatch(/^\/og\/card\//);
      const response = await request.get(url);
      expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/jpeg']);
      await expect(page.getByRole('link', { name: Reader.followChannel })).toHaveAttribute(
        'href',
        String(WHATSAPP_CHANNEL),
      );
    });
  });
}
