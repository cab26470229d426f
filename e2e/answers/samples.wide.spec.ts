import { expect, test } from '../fixtures';
import { textOf } from '../html';
import { at, WORDS } from '../words';

test('no machine-readable list holds the samples', async ({ request }) => {
  const lists = [
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/sitemaps/stories.xml',
    '/sitemaps/news.xml',
    '/llms.txt',
    '/feeds/en/all.rss',
    '/feeds/hi/all.json',
  ];
  for (const list of lists)
    expect(await (await request.get(list)).text(), list).not.toContain('/news/sample-');
  expect((await request.get('/news/sample-cricket-last-over.md')).status()).toBe(404);
});

for (const [lang, query] of [
  ['en', 'night train'],
  ['hi', 'रात की ट्रेन'],
] as const) {
  test(`a search in ${lang} finds a sample, and says that it is one`, async ({ request }) => {
    const path = at(lang, `/search?q=${encodeURIComponent(query)}`);
    const html = await (await request.get(path)).text();
    expect(html).toContain('/news/sample-ott-night-train');
    expect(textOf(html)).toContain(WORDS[lang].Story.sample);
  });
}
