import { expect, test } from './fixtures';
import { htmlLang } from './html';
import { at, JOURNEY_LANGS } from './words';

const OTHER = { en: 'hi', hi: 'en' } as const;

for (const lang of JOURNEY_LANGS) {
  test(`both toggles in ${lang} keep the page, Back leads back, and nothing of a language is stored`, async ({
    page,
    context,
    request,
  }) => {
    const path = '/news/breaking-hi-0';
    await page.goto(at(lang, path));
    for (const place of ['header', 'footer']) {
      await page.locator(`${place} a[hreflang]`).first().click();
      await expect(page).toHaveURL(at(OTHER[lang], path));
      await expect(page.locator('html')).toHaveAttribute('lang', OTHER[lang]);
      await page.goBack();
      await expect(page).toHaveURL(at(lang, path));
    }

    expect(await context.cookies()).toEqual([]);
    // What was read is kept on the device.
    const stored = () =>
      page.evaluate(() =>
        [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
          (key) => key !== 'n24:history',
        ),
      );
    await expect.poll(stored).toEqual([]);

    await test.step('a plain URL opens in English whoever asks, and /en leads to it', async () => {
      const response = await request.get('/', {
        headers: { 'accept-language': 'hi-IN,hi;q=0.9', cookie: 'NEXT_LOCALE=hi' },
      });
      expect(htmlLang(await response.text())).toBe('en');
      expect(response.headers()['set-cookie']).toBeUndefined();
      expect(new URL((await request.get('/en/india')).url()).pathname).toBe('/india');
    });
  });
}
