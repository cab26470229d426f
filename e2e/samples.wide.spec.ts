import { FAULTS } from './faults';
import { expect, test } from './fixtures';
import { htmlLang, metadata, tagsIn, textOf } from './html';
import { FEEDS, newsItem } from './stories';
import { axeFindings, widthAt320 } from './views';
import { followWhole, openWhole, wholeHtmlWith } from './whole';
import { at, JOURNEY_LANGS, WORDS } from './words';

const ID = 'sample-cricket-last-over';
const STORY = {
  en: {
    title: 'Hosts win off the last ball after a slow start',
    fact: 'Hosts won by 3 wickets',
    text: 'After ten overs the hosts stood at 48 for 4',
  },
  hi: {
    title: 'धीमी शुरुआत के बाद मेज़बान टीम आख़िरी गेंद पर जीती',
    fact: 'मेज़बान टीम 3 विकेट से जीती',
    text: 'दस ओवर के बाद मेज़बान टीम का स्कोर 4 विकेट पर 48 रन था',
  },
};

/** A sample on each page that has some. */
const ON_PAGES = [
  ['/sports', ID],
  ['/sports/cricket', ID],
  ['/entertainment', 'sample-tv-singing-village'],
  ['/business', 'sample-startup-cold-store'],
  ['/world', 'sample-world-night-train'],
  ['/india/gujarat', 'sample-gujarat-energy'],
  ['/technology', 'sample-technology-old-phone'],
] as const;

for (const lang of JOURNEY_LANGS) {
  const words = WORDS[lang];
  const { title, fact, text } = STORY[lang];
  const url = at(lang, `/news/${ID}`);

  test(`a sample card in ${lang} opens the reader at a URL of its own`, async ({ page }) => {
    const cache = page.waitForResponse(
      (response) => response.url().includes('/api/stories') && response.ok(),
    );
    await page.goto(at(lang, '/sports'));
    await (await cache).finished();
    const card = page.locator(`main [data-story="${ID}"]`);
    await expect(card.getByText(words.Story.sample, { exact: true })).toBeVisible();
    await card.getByRole('heading').getByRole('link').click();
    const reader = page.getByRole('dialog');
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(reader.getByText(text)).toBeVisible();
    await expect(reader.getByText(fact)).toBeVisible();
    await expect(reader.getByText(words.Story.sample, { exact: true })).toBeVisible();
    await expect(reader.locator('article img').first()).toHaveJSProperty('complete', true);
    await expect(page).toHaveURL(url);
    await page.goBack();
    await expect(page).toHaveURL(at(lang, '/sports'));
    await expect(reader).toHaveCount(0);
  });

  test(`the page of a sample in ${lang} is whole, kept out of search engines, and there with the provider dead`, async ({
    page,
    request,
    upstream,
  }) => {
    const html = await (await request.get(url)).text();
    const { meta, title: pageTitle } = metadata(html);
    expect([htmlLang(html), pageTitle]).toEqual([lang, `${title} | ${words.Channel.name}`]);
    expect(meta('robots')).toContain('noindex');
    expect(html).not.toContain('NewsArticle');
    for (const part of [text, fact, words.Story.sample]) expect(textOf(html)).toContain(part);
    await page.goto(url);
    expect(await axeFindings(page)).toEqual([]);
    expect(await widthAt320(page)).toEqual([320, 0]);
    // Nothing is fetched ahead from a provider that is dead.
    await page.goto('about:blank');
    upstream.fail(FAULTS['status 500'], ...FEEDS);
    expect((await request.get(url)).status()).toBe(200);
    expect((await request.get(at(lang, '/news/sample-nothing'))).status()).toBe(503);
  });

  test(`live news in ${lang} stands above the samples, whose texts stay away`, async ({
    request,
    upstream,
  }) => {
    for (const [path, id] of ON_PAGES) {
      const category =
        { '/sports/cricket': 'cricket', '/india/gujarat': 'energy' }[path as string] ??
        path.slice(1);
      upstream.news.news = [
        newsItem(lang, 0, { id: 'today', category, state: 'Gujarat', city: null }),
      ];
      const html = await wholeHtmlWith(request, at(lang, path), 'data-story="today"');
      const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
      const stories = [...main.matchAll(/data-story="([^"]*)"/g)].map(([, story = '']) => story);
      expect.soft(stories, path).toEqual(expect.arrayContaining(['today', id]));
      expect
        .soft(stories.indexOf('today'), path)
        .toBeLessThan(stories.findIndex((story) => story.startsWith('sample-')));
      expect.soft(tagsIn(main, 'a').map(({ href }) => href)).toContain(at(lang, `/news/${id}`));
      expect.soft(textOf(html), path).not.toContain(text);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a sample card is a link to the whole article', async ({ page }) => {
    await openWhole(page, '/world');
    const card = page.locator('main [data-story="sample-world-night-train"] h3 a');
    await followWhole(page, card, '/news/sample-world-night-train');
    await expect(
      page.getByText('The train leaves at nine in the evening', { exact: false }),
    ).toBeVisible();
  });
});
