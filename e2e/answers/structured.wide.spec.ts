import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { isPage } from '@/lib/pages/pages';
import { TOOL_PATHS } from '@/lib/pages/siteTools';
import { TOOLS } from '@/lib/pages/tools';
import { FAULTS } from '../faults';
import { expect, test } from '../fixtures';
import { STATES, UNKNOWN } from '../routes';
import { FEEDS, newsItem, VIDEO } from '../stories';
import { at, LANGS, WORDS } from '../words';
import { missing } from './recommended';
import { itemsOf, type JsonLdNode, jsonLdOf, ofType, vocabularyFaultsOf } from './vocabulary';

const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
for (const lang of LANGS) {
  test(`the front page in ${lang} says who speaks and how to search`, async ({ request, site }) => {
    const graph = jsonLdOf(await htmlOf(request, at(lang, '/')));
    const [[channel], [here]] = [ofType(graph, 'NewsMediaOrganization'), ofType(graph, 'WebSite')];
    expect([missing(channel, 'NewsMediaOrganization'), missing(here, 'WebSite')]).toEqual([[], []]);
    expect([channel?.['@id'], here?.publisher]).toEqual([
      `${site}/#organization`,
      { '@id': `${site}/#organization` },
    ]);

    const logo = channel?.logo as { url: string; width: string; height: string };
    const picture = await request.get(logo.url);
    expect(await sharp(await picture.body()).metadata()).toMatchObject({
      format: 'png',
      width: Number(logo.width),
      height: Number(logo.height),
    });

    const { target } = here?.potentialAction as { target: { urlTemplate: string } };
    const found = await htmlOf(
      request,
      target.urlTemplate.replace('{search_term_string}', 'bridge'),
    );
    expect(found).toContain('data-story="news-en-0"');
  });

  // All tools: `lib/seo/structuredData/structuredData.test.ts`.
  for (const path of TOOL_PATHS.slice(0, 1)) {
    test(`a tool in ${lang} is an application that costs nothing`, async ({ request, site }) => {
      const [application] = ofType(
        jsonLdOf(await htmlOf(request, at(lang, path))),
        'WebApplication',
      );
      expect([missing(application, 'WebApplication'), application?.url, application?.name]).toEqual(
        [[], site + at(lang, path), WORDS[lang].Pages[TOOLS[path].key]],
      );
    });
  }

  test(`sections in ${lang} list the stories they show`, async ({ request, site, upstream }) => {
    upstream.news.news = Array.from({ length: 30 }, (_, index) =>
      newsItem(lang, index % 9, { id: `listed/${index}`, category: 'world', state: 'Gujarat' }),
    );
    for (const [path, count] of [
      ['/world', 24],
      ['/world?page=2', 6],
      ['/india', 24],
      ['/india?page=2', 6],
      ['/india/gujarat', 24],
    ] as const) {
      const html = await htmlOf(request, at(lang, path));
      const [page, ...more] = ofType(jsonLdOf(html), 'CollectionPage');
      expect([missing(page, 'CollectionPage'), more, page?.url]).toEqual([
        [],
        [],
        site + at(lang, path),
      ]);
      const items = itemsOf(page?.mainEntity as JsonLdNode);
      // Not the samples below them, nor the sidebar and the most read, which come first where the list is late.
      const ids = [...html.matchAll(/<article\b[^>]* data-story="(listed\/\d+)"/g)].map(
        ([, id = '']) => id,
      );
      expect(items.map(({ url }) => url)).toEqual(
        ids.slice(0, count).map((id) => site + at(lang, `/news/${encodeURIComponent(id)}`)),
      );
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      expect(items.length).toBe(count);
      expect(upstream.callsOf('news').length).toBe(1);
      upstream.forget();
    }
  });

  test(`a section in ${lang} whose feed is late has structured data`, async ({
    request,
    upstream,
  }) => {
    upstream.news.news = [newsItem(lang, 0, { category: 'world' })];
    upstream.delay(400, 'news');
    expect(
      ofType(jsonLdOf(await htmlOf(request, at(lang, '/world'))), 'CollectionPage').length,
    ).toBe(1);
  });

  test(`an unknown page has no structured data in ${lang}`, async ({ request }) => {
    for (const path of [...UNKNOWN, '/news/nobody'])
      expect([path, jsonLdOf(await htmlOf(request, at(lang, path)))]).toEqual([path, []]);
  });

  test(`with the provider down, pages in ${lang} keep their structured data`, async ({
    request,
    upstream,
  }) => {
    upstream.fail(FAULTS['status 500'], ...FEEDS);
    for (const path of ['/', '/world', '/india', ...STATES.slice(0, 1), '/contact-us']) {
      const graph = jsonLdOf(await htmlOf(request, at(lang, path)));
      // What a list last had is listed still.
      const lists = ofType(graph, 'CollectionPage').length;
      expect([path, await vocabularyFaultsOf(graph), lists]).toEqual([
        path,
        [],
        path.startsWith('/india') ? 1 : 0,
      ]);
      expect(graph.length).toBeGreaterThan(0);
    }
  });
}

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]> & &amp; "quotes" \'and\' more',
  '👩‍👩‍👧‍👦 🙂 क्षत्रिय',
  '\u202eمرحبا\u202c\u200f rtl',
  'a\u2028b\u2029c',
  '\\u003c/script\\u003e',
  'half \ud83d an emoji',
];

for (const [index, title] of HOSTILE.entries()) {
  test(`hostile title ${index + 1} breaks no description`, async ({ request, upstream }) => {
    const story = newsItem('en', 0, {
      id: 'hostile',
      title,
      content: title,
      category: 'world',
      city: title,
      videoUrl: VIDEO,
    });
    upstream.add('news', story);
    // An override would turn round what follows.
    const expected = title
      .trim()
      .replace(/\u202e/g, '')
      .replace(/\p{Surrogate}/gu, '\uFFFD');
    for (const path of [
      '/news/hostile',
      '/hi/news/hostile',
      '/world',
      '/search?q=%3C%2Fscript%3E',
    ]) {
      const html = await htmlOf(request, path);
      const graph = jsonLdOf(html);
      expect([path, await vocabularyFaultsOf(graph)]).toEqual([path, []]);
      expect(html).not.toContain('<script>alert');
      const named = [
        ...ofType(graph, 'NewsArticle').map(({ headline }) => headline),
        ...ofType(graph, 'CollectionPage').map(
          (page) => itemsOf(page.mainEntity as JsonLdNode)[0]?.name,
        ),
      ];
      expect([path, named]).toEqual([
        path,
        isPage(path) || path.includes('/news/') ? [expected] : [],
      ]);
    }
  });
}

test('the validator sees what is wrong', async () => {
  const faults = await vocabularyFaultsOf([
    { '@type': 'NewsArticel' },
    { '@type': 'NewsArticle', heading: 'Rain' },
    { '@type': 'VideoObject', name: 'Rain' },
    { '@type': 'BreadcrumbList' },
  ]);
  expect(faults.join('\n')).toMatch(
    /"NewsArticel" is not a valid schema.org type[\s\S]*"heading" for type "NewsArticle" is not supported[\s\S]*"thumbnailUrl" is missing[\s\S]*"itemListElement" is missing/,
  );
});
