import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { titleOf } from './stories';
import { at, JOURNEY_LANGS, WORDS } from './words';

const AT = 3;
type Handed = { title: string; text: string; files: string[] };

/** A browser that hands files on to other apps, until it is told not to. */
const handFilesOn = (page: Page) =>
  page.addInitScript(() => {
    const handed: Handed[] = [];
    Object.assign(window, { handed, handsOn: true });
    Object.defineProperties(navigator, {
      canShare: { value: () => (window as unknown as { handsOn: boolean }).handsOn },
      share: {
        value: async ({ title = '', text = '', files = [] }: ShareData) => {
          handed.push({ title, text, files: files.map(({ name, type }) => `${name} ${type}`) });
        },
      },
    });
  });

/** Without a script the card is a link: `noscript.wide.spec.ts`. */
for (const lang of JOURNEY_LANGS) {
  const { Reader, Share, SharePicture } = WORDS[lang];
  const path = at(lang, `/news/breaking-${lang}-${AT}`);

  test(`in ${lang} the card of a story is handed on as a picture, downloaded, or told of where it cannot be had`, async ({
    page,
    site,
    expectComplaint,
  }) => {
    expectComplaint(/^Failed to load resource/);
    await handFilesOn(page);
    await page.goto(path);
    await expect(page.getByRole('button', { name: Reader.save, exact: true })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    const card = page.getByRole('link', { name: Share.asPicture, exact: true });
    const failed = page.getByRole('status').getByText(SharePicture.failed);
    await test.step('where it cannot be had, below the link, and the story stays', async () => {
      await page.route('**/og/**', (route) => route.abort(), { times: 1 });
      await card.click();
      await expect(failed).toBeVisible();
      await expect(page).toHaveURL(path);
    });
    await test.step('with title and URL', async () => {
      await card.press('Enter');
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
    await test.step('where the browser hands on no files', async () => {
      await page.evaluate(() => Object.assign(window, { handsOn: false }));
      const download = page.waitForEvent('download');
      await card.click();
      expect((await download).suggestedFilename()).toBe(`breaking-${lang}-${AT}.jpg`);
    });
  });
}
