import { expect, test } from './fixtures';
import { htmlLang } from './html';
import { breakingItem, newsItem } from './stories';
import { foreignWords } from './views';
import { at, filled, LANGS, WORDS } from './words';

const OTHER = { en: 'hi', hi: 'en' } as const;
/** What the other language says of a story that is in this one only. */
const ONLY = {
  en: 'यह ख़बर सिर्फ़ अंग्रेज़ी में उपलब्ध है।',
  hi: 'This story is available in Hindi only.',
} as const;

for (const lang of LANGS) {
  test(`both toggles in ${lang} keep the page, and Back leads back`, async ({ page }) => {
    const path = '/news/breaking-hi-0';
    await page.goto(at(lang, path));
    for (const place of ['header', 'footer']) {
      await page.locator(`${place} a[hreflang]`).first().click();
      await expect(page).toHaveURL(at(OTHER[lang], path));
      await expect(page.locator('html')).toHaveAttribute('lang', OTHER[lang]);
      await page.goBack();
      await expect(page).toHaveURL(at(lang, path));
    }
  });
}

test('nothing of a language is stored, and a plain URL opens in English whoever asks', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/hi');
  await page.locator('header a[hreflang]').first().click();
  await expect(page).toHaveURL('/');
  await page.goto('/hi/news/breaking-hi-0');
  await page.locator('footer a[hreflang]').first().click();
  await expect(page).toHaveURL('/news/breaking-hi-0');
  await page.goto('/hi');
  expect(await context.cookies()).toEqual([]);
  // What was read is kept on the device.
  const stored = () =>
    page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
        (key) => key !== 'n24:history',
      ),
    );
  await expect.poll(stored).toEqual([]);
  const response = await request.get('/', {
    headers: { 'accept-language': 'hi-IN,hi;q=0.9', cookie: 'NEXT_LOCALE=hi' },
  });
  expect(htmlLang(await response.text())).toBe('en');
  expect(response.headers()['set-cookie']).toBeUndefined();
});

test('/en leads to the plain URL', async ({ page }) => {
  await page.goto('/en/india');
  await expect(page).toHaveURL('/india');
});

test('no English is left in what opens over the Hindi home page', async ({ page }) => {
  await page.goto('/hi');
  const share = page.locator('[data-story="breaking-hi-3"] [data-action=share]');
  await share.click();
  await expect(page.getByRole('dialog', { name: WORDS.hi.Share.title })).toBeVisible();
  expect(await foreignWords(page, 'hi')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('[data-story="breaking-hi-1"] h3 a').first().click();
  await expect(page.getByRole('dialog', { name: WORDS.hi.Preview.title })).toBeVisible();
  expect(await foreignWords(page, 'hi')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('[data-story="breaking-hi-3"] h3 a').first().click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await foreignWords(page, 'hi')).toEqual([]);
});

test('a story of the other language is marked as such', async ({ upstream, page }) => {
  upstream.news['breaking-news'] = [breakingItem('en', 0)];
  upstream.news.news = [newsItem('en', 0)];
  await page.goto('/hi');
  await expect(page.locator('[data-story="breaking-en-0"]').first()).toHaveAttribute('lang', 'en');
  await page.locator('[data-story="breaking-en-0"] h3 a').first().click();
  await expect(page.getByRole('dialog').getByText(ONLY.en)).toHaveAttribute('lang', 'hi');
  await page.goto('/hi/news/news-en-0');
  await expect(page.locator('main [data-story="news-en-0"]')).toHaveAttribute('lang', 'en');
  await expect(page.getByText(ONLY.en)).toHaveAttribute('lang', 'hi');
  await page.goto('/news/featured-hi-0');
  await expect(page.locator('main [data-story="featured-hi-0"]')).toHaveAttribute('lang', 'hi');
  await expect(page.getByText(ONLY.hi)).toHaveAttribute('lang', 'en');
  await page.goto('/news/featured-en-0');
  await expect(page.getByText(ONLY.hi)).toHaveCount(0);
});

for (const lang of LANGS) {
  test(`posters in ${lang} speak that language`, async ({ page }) => {
    await page.goto(at(lang, '/'));
    const { Hero } = WORDS[lang];
    const slides = page.getByRole('region', { name: Hero.label });
    await expect(
      slides.getByRole('group', { name: filled(Hero.position, { number: 1, total: 4 }) }),
    ).toBeVisible();
    await expect(
      slides.getByText({ en: '3 min read', hi: '3 मिनट में पढ़ें' }[lang]).first(),
    ).toBeVisible();
  });
}
