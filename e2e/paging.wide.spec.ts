import type { Page } from '@playwright/test';
import { bridges } from './bridges';
import { expect, test } from './fixtures';
import { axeFindings, widthAt320 } from './views';
import { followWhole, openWholeWith } from './whole';
import { at, filled, JOURNEY_LANGS, type Lang, WORDS } from './words';

const SIZE = 24;
const OTHER = { en: 'hi', hi: 'en' } as const;

const pages = (page: Page, lang: Lang) =>
  page.getByRole('navigation', { name: WORDS[lang].Paging.label });
/** That results keep their query, `components/search` shows. */
for (const lang of JOURNEY_LANGS) {
  const { Paging, India } = WORDS[lang];

  test(`a filter of /india in ${lang} has pages, starts at the first, and goes along to the other language`, async ({
    page,
    upstream,
  }) => {
    const mine = bridges(lang, SIZE + 3, { state: 'Rajasthan' });
    const others = bridges(lang, SIZE, { state: 'Gujarat' }).map((story, index) => ({
      ...story,
      id: `gujarat-${index}`,
    }));
    upstream.news.news = [...others, ...mine];
    const filter = (name: string) =>
      page
        .getByRole('navigation', { name: India.filterByState })
        .getByRole('link', { name, exact: true });
    const cards = page.locator('main article[data-story]');

    await page.goto(at(lang, '/india?page=2'));
    await filter(WORDS[lang].States.rajasthan).click();
    await expect(page).toHaveURL(at(lang, '/india?state=rajasthan#list'));
    await expect(page.locator('#list')).toBeFocused();
    await expect(cards).toHaveCount(SIZE);
    await pages(page, lang).getByRole('link', { name: Paging.next }).click();
    await expect(page).toHaveURL(at(lang, '/india?state=rajasthan&page=2#list'));
    await expect(cards).toHaveCount(3);
    await expect(pages(page, lang).locator('[aria-current=page]')).toHaveText('2');
    await expect(filter(WORDS[lang].States.rajasthan)).toHaveAttribute('aria-current', 'true');
    await page.locator('header a[hreflang]').first().click();
    await expect(page).toHaveURL(at(OTHER[lang], '/india?state=rajasthan&page=2'));
    await expect(cards).toHaveCount(3);
  });

  test(`the pages of /india in ${lang} are named, fit at 320 px and pass axe`, async ({
    page,
    upstream,
  }) => {
    upstream.news.news = bridges(lang, 9 * SIZE);
    await page.goto(at(lang, '/india?page=5'));
    await expect(pages(page, lang).getByRole('link')).toHaveCount(7);
    await expect(
      pages(page, lang).getByRole('link', { name: filled(Paging.page, { number: 9 }) }),
    ).toBeVisible();
    expect(await widthAt320(page)).toEqual([320, 0]);
    expect(await axeFindings(page)).toEqual([]);
  });

  test.describe(`without JavaScript in ${lang}`, () => {
    test.use({ javaScriptEnabled: false });

    test('pages and languages are links', async ({ page, upstream, expectComplaint }) => {
      expectComplaint(/404/); // of a list that has not changed yet
      upstream.news.news = bridges(lang, SIZE + 5);
      const stories = page.locator('main article[data-story]');
      await openWholeWith(page, at(lang, '/india?page=2'), stories.nth(4));
      await expect(stories).toHaveCount(5);
      const inOther = page.locator('header a[hreflang]').first();
      await followWhole(page, inOther, at(OTHER[lang], '/india?page=2'));
      const previous = pages(page, OTHER[lang]).getByRole('link', {
        name: WORDS[OTHER[lang]].Paging.previous,
      });
      await followWhole(page, previous, at(OTHER[lang], '/india#list'));
      await expect(stories).toHaveCount(SIZE);
    });
  });
}
