import { expect, test } from './fixtures';
import { posterTitle, titleOf } from './stories';
import { followWhole, openWhole } from './whole';
import { at, JOURNEY_LANGS, WORDS } from './words';

test.use({ javaScriptEnabled: false });

for (const lang of JOURNEY_LANGS) {
  const words = WORDS[lang];

  test(`home in ${lang} shows its stories`, async ({ page }) => {
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
  });

  test(`all of the breaking news in ${lang} can be shown`, async ({ page }) => {
    await openWhole(page, at(lang, '/'));
    const block = page.getByRole('region', { name: words.Home.breaking });
    await expect(block.locator('[data-story]')).toHaveCount(8);
    const showAll = block.getByRole('link', { name: words.Home.showAll });
    await followWhole(page, showAll, at(lang, '/?breaking=all#breaking'));
    await expect(block.locator('[data-story]')).toHaveCount(16);
    await expect(
      block.getByRole('heading', {
        name: titleOf('breaking', lang === 'en' ? 'hi' : 'en', 7),
        exact: true,
      }),
    ).toBeVisible();
    const showFewer = block.getByRole('link', { name: words.Home.showFewer });
    await followWhole(page, showFewer, at(lang, '/#breaking'));
    await expect(block.locator('[data-story]')).toHaveCount(8);
  });

  test(`every card of home in ${lang} is a link that works`, async ({ page, request }) => {
    await openWhole(page, at(lang, '/'));
    const cards = page.locator('main [data-story]');
    const links = page.locator('main [data-story] :is(h2, h3) a[href]');
    expect(await links.count()).toBe(await cards.count());
    const hrefs = new Set(
      await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')),
    );
    for (const href of hrefs)
      expect([href, (await request.get(href)).status()]).toEqual([href, 200]);
    await page
      .getByRole('heading', { name: titleOf('breaking', lang, 3) })
      .first()
      .getByRole('link')
      .click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
      titleOf('breaking', lang, 3),
    );
  });

  test(`nothing that needs a script is offered in ${lang}`, async ({ page }) => {
    await openWhole(page, at(lang, '/'));
    await expect(
      page.getByRole('button', { name: new RegExp(`^${words.Story.share}`) }),
    ).toHaveCount(0);
    await expect(page.getByRole('button', { name: words.Hero.next, exact: true })).toHaveCount(0);
  });
}

for (const lang of JOURNEY_LANGS) {
  test(`the weather's cities in ${lang} are answered by the server`, async ({ page }) => {
    await openWhole(page, at(lang, '/'));
    const { Weather: weather } = WORDS[lang];
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
}

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
