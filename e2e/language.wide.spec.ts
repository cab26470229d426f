import { expect, test } from './fixtures';
import { htmlLang } from './html';
import { breakingItem, VIDEO } from './stories';
import { foreignWords } from './views';
import { at, filled, JOURNEY_LANGS, WORDS } from './words';

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

test('no English is left on the Hindi home page, nor in what opens over it, but in a story so marked', async ({
  page,
  upstream,
}) => {
  upstream.news['breaking-news'] = [
    breakingItem('en', 0),
    breakingItem('hi', 1, { videoUrl: VIDEO }),
    breakingItem('hi', 3),
  ];
  const { Hero, Preview, Share } = WORDS.hi;
  const story = (id: string) => page.locator(`[data-story="${id}"]`).first();
  const isClean = async () => expect(await foreignWords(page, 'hi')).toEqual([]);
  await page.goto('/hi');
  const slides = page.getByRole('region', { name: Hero.label });
  await expect(
    slides.getByRole('group', { name: filled(Hero.position, { number: 1, total: 4 }) }),
  ).toBeVisible();
  await expect(slides.getByText('3 मिनट में पढ़ें').first()).toBeVisible();

  await story('breaking-hi-3').locator('[data-action=share]').click();
  await expect(page.getByRole('dialog', { name: Share.title })).toBeVisible();
  await isClean();
  await page.keyboard.press('Escape');
  await story('breaking-hi-1').locator('h3 a').first().click();
  await expect(page.getByRole('dialog', { name: Preview.title })).toBeVisible();
  await isClean();
  await page.keyboard.press('Escape');
  await story('breaking-hi-3').locator('h3 a').first().click();
  const title = page.getByRole('dialog').getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await isClean();
  await page.goBack();
  await expect(title).toBeHidden();

  await expect(story('breaking-en-0')).toHaveAttribute('lang', 'en');
  await story('breaking-en-0').locator('h3 a').first().click();
  await expect(page.getByRole('dialog').getByText('यह ख़बर सिर्फ़ अंग्रेज़ी में उपलब्ध है।')).toHaveAttribute(
    'lang',
    'hi',
  );
});
