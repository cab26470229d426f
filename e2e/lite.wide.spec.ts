import { LITE_PICTURE_KB } from '@/lib/images/fittedPictureUrl';
import { litePath } from '@/lib/pages/litePath';
import { expect, test } from './fixtures';
import { titleOf } from './stories';
import { axeFindings, widthAt320 } from './views';
import { at, filled, JOURNEY_LANGS, WORDS } from './words';

/** One of each look, which axe checks with its own script: a page's policy lets none of a page run. */
const CHECKED = [
  '/',
  '/india',
  '/india/gujarat',
  '/search?q=bhopal',
  '/news/breaking-en-3',
  '/no-such-page',
];

/** English has the longest words: a page of lists, and the form with its results. */
test('lite pages in en fit 320 px', async ({ page }) => {
  for (const path of ['/', '/search?q=bhopal']) {
    await page.goto(litePath(path, 'en'));
    expect.soft(await widthAt320(page), path).toEqual([320, 0]);
  }
});

for (const lang of JOURNEY_LANGS) {
  const words = WORDS[lang];

  test(`every look of the lite pages in ${lang} passes axe and fits 320 px`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/status of 404/); // an unknown URL's
    for (const path of CHECKED) {
      await page.goto(litePath(path, lang));
      expect.soft(await axeFindings(page), path).toEqual([]);
      expect.soft(await widthAt320(page), path).toEqual([320, 0]);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`a reader in ${lang} opens a story, its picture and its full page`, async ({ page }) => {
      await page.goto(litePath('/', lang));
      await page
        .getByRole('link', { name: titleOf('breaking', lang, 3) })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        titleOf('breaking', lang, 3),
      );
      const link = page.getByRole('link', {
        name: filled(words.Lite.picture, { kb: LITE_PICTURE_KB }),
      });
      const picture = page.waitForResponse((response) => response.url().includes('/pictures/fit'));
      await link.click();
      const response = await picture;
      expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/webp']);
      await page.goBack();
      await page.getByRole('link', { name: words.Lite.full }).click();
      await expect(page).toHaveURL(at(lang, `/news/breaking-${lang}-3`));
      await page.getByRole('link', { name: words.Lite.name }).click();
      await expect(page).toHaveURL(litePath(`/news/breaking-${lang}-3`, lang));
    });

    test(`a reader in ${lang} searches and changes the language`, async ({ page }) => {
      await page.goto(litePath('/', lang));
      await page.getByRole('searchbox', { name: words.Search.label }).fill('bhopal');
      await page.getByRole('button', { name: words.Search.submit }).click();
      await expect(page).toHaveURL(litePath('/search?q=bhopal', lang));
      await expect(page.getByRole('searchbox')).toHaveValue('bhopal');
      const other = lang === 'en' ? 'hi' : 'en';
      await page.locator(`a[hreflang=${other}]`).click();
      await expect(page).toHaveURL(litePath('/search?q=bhopal', other));
    });
  });
}
