import { WHATSAPP_CHANNEL } from '#site/links.mjs';
import { expect, test } from './fixtures';
import { FEEDS, posterTitle, titleOf } from './stories';
import { followWhole, openWhole } from './whole';
import { at, JOURNEY_LANGS, WORDS } from './words';

test.use({ javaScriptEnabled: false });

/** Later than the 80 ms that a page waits for its feeds. */
const LATE_MS = 300;

for (const lang of JOURNEY_LANGS) {
  const words = WORDS[lang];

  test(`home in ${lang} is whole, and all on it leads somewhere`, async ({
    page,
    request,
    upstream,
  }) => {
    await openWhole(page, at(lang, '/'));
    await expect(page.getByText(words.Story.loading)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: posterTitle[lang](0) })).toBeVisible();
    for (const [kind, index] of [
      ['breaking', 0],
      ['breaking', 3],
      ['featured', 0],
      ['featured', 1],
      ['news', 0],
      ['news', 6],
    ] as const) {
      await expect(
        page.getByRole('heading', { name: titleOf(kind, lang, index) }).first(),
      ).toBeVisible();
    }
    for (const name of [
      words.Home.breaking,
      words.Home.featured,
      words.Home.trending,
      words.Weather.title,
    ]) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }

    await test.step('nothing that needs a script is offered', async () => {
      const share = page.getByRole('button', { name: new RegExp(`^${words.Story.share}`) });
      const next = page.getByRole('button', { name: words.Hero.next, exact: true });
      await expect(share.or(next)).toHaveCount(0);
    });

    await test.step('every card is a link', async () => {
      const cards = page.locator('main [data-story]');
      const links = page.locator('main [data-story] :is(h2, h3) a[href]');
      expect(await links.count()).toBe(await cards.count());
      // Where they lead, `answers/crawl.wide.spec.ts` follows.
    });

    await test.step('all of the breaking news can be shown', async () => {
      const block = page.getByRole('region', { name: words.Home.breaking });
      const stories = block.locator('[data-story]');
      const some = await stories.count();
      const showAll = block.getByRole('link', { name: words.Home.showAll });
      await followWhole(page, showAll, at(lang, '/?breaking=all#breaking'));
      await expect(stories).toHaveCount(upstream.news['breaking-news'].length);
      await expect(
        block.getByRole('heading', {
          name: titleOf('breaking', lang === 'en' ? 'hi' : 'en', 7),
          exact: true,
        }),
      ).toBeVisible();
      const showFewer = block.getByRole('link', { name: words.Home.showFewer });
      await followWhole(page, showFewer, at(lang, '/#breaking'));
      await expect(stories).toHaveCount(some);
    });

    await test.step('the cities of the weather are answered by the server', async () => {
      const { Weather: weather } = words;
      const widget = page.getByRole('region', { name: weather.title });
      await page.getByRole('combobox', { name: weather.city }).selectOption('sagar');
      const show = widget.getByRole('button', { name: weather.show, exact: true });
      await followWhole(page, show, `${at(lang, '/')}?city=sagar#weather`);
      await expect(widget.getByRole('status')).toContainText(weather.stormy);
      await expect(page.getByRole('combobox', { name: weather.city })).toHaveValue('sagar');
      const others = widget.getByRole('list', { name: weather.otherCities });
      const indore = others.getByRole('button').nth(1);
      await followWhole(page, indore, `${at(lang, '/')}?city=indore#weather`);
      await expect(widget.getByRole('status')).toContainText(weather.sunny);
      expect(
        new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').search,
      ).toBe('');
    });

    await page
      .getByRole('heading', { name: titleOf('breaking', lang, 3) })
      .first()
      .getByRole('link')
      .click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
      titleOf('breaking', lang, 3),
    );

    await test.step('a story is not read aloud; its picture and its card are links to pictures', async () => {
      await expect(
        page.getByRole('button', { name: words.Reader.listen, exact: true }),
      ).toHaveCount(0);
      await expect(page.getByRole('link', { name: words.Reader.followChannel })).toHaveAttribute(
        'href',
        String(WHATSAPP_CHANNEL),
      );
      const link = (name: string) => page.getByRole('link', { name, exact: true });
      const card = (await link(words.Share.asPicture).getAttribute('href')) ?? '';
      expect(card).toMatch(/^\/og\/card\//);
      expect((await request.get(card)).headers()['content-type']).toBe('image/jpeg');
      const shown = page.waitForResponse(/\/pictures\/fit\?.*w=1200/);
      await link(words.Reader.enlarge).click();
      expect((await shown).headers()['content-type']).toMatch(/^image\//);
      await expect(page).toHaveURL(/\/pictures\/fit\?.*w=1200/);
    });
  });
}

test('of a list that comes late only its place is named, above what else is there', async ({
  page,
  upstream,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/', '/sports']) {
    upstream.delay(LATE_MS, ...FEEDS);
    await page.goto(path);
    await expect(page.getByText(WORDS.en.Story.loading).locator('visible=true')).toHaveCount(0);
    await expect(page.getByText(WORDS.en.Lite.late).first(), path).toBeInViewport();
  }
});

test('the menu, the search and the WhatsApp panel open without a script', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  for (const id of ['menu', 'find', 'whatsapp']) {
    await page.locator(`[popovertarget=${id}]:not([popovertargetaction])`).first().click();
    await expect(page.locator(`#${id}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator(`#${id}`)).toBeHidden();
  }
});
