import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { isPage } from '@/lib/pages/pages';
import { TOOL_PATHS } from '@/lib/pages/siteTools';
import { isTool, TOOLS } from '@/lib/pages/tools';
import { expect, test } from '../fixtures';
import { metadata, textOf } from '../html';
import { DRAWN_WITHIN_MS } from './previewPicture';
import { ROUTES, STATES, UNKNOWN } from '../routes';
import { breakingItem, FEEDS, featuredStory, newsItem, poster, VIDEO, YOUTUBE } from '../stories';
import { FAULTS } from '../upstream';
import { type JsonLdNode, jsonLdOf, vocabularyFaultsOf } from './vocabulary';
import { at, LANGS, type Lang, WORDS } from '../words';

/**
 * Google's required and recommended properties that are ours to give, from its pages on each
 * feature.
 */
const GOOGLE = {
  NewsArticle: [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
    'description',
  ],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate'],
  BreadcrumbList: ['itemListElement'],
  NewsMediaOrganization: [
    'name',
    'url',
    'logo',
    'sameAs',
    'contactPoint',
    'address',
    'alternateName',
  ],
  WebSite: ['name', 'url', 'potentialAction', 'alternateName'],
  CollectionPage: ['name', 'mainEntity'],
  WebApplication: ['name', 'offers', 'applicationCategory', 'operatingSystem'],
  ContactPage: ['name', 'mainEntity'],
} as const satisfies Record<string, readonly string[]>;

const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/;

const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
const ofType = (graph: readonly JsonLdNode[], type: string) =>
  graph.filter((node) => node['@type'] === type);
const missing = (node: JsonLdNode | undefined, type: keyof typeof GOOGLE) =>
  GOOGLE[type].filter((name) => node?.[name] === undefined);
const itemsOf = (list: JsonLdNode | undefined) =>
  (list?.itemListElement ?? []) as {
    position: number;
    name: string;
    item?: string;
    url?: string;
  }[];
/** What a page shows, space and marks of direction aside. */
const shown = (html: string) => textOf(html).replace(/[\s\u2066-\u2069]+/g, ' ');

/** The way from home that a page shows: the steps that have a URL. */
function crumbsOf(html: string, lang: Lang, site: string, path: string) {
  const [, nav = ''] =
    new RegExp(
      `<nav aria-label="${WORDS[lang].Chrome.breadcrumb}"[\\s\\S]*?<ol[^>]*>([\\s\\S]*?)</ol>`,
    ).exec(html) ?? [];
  return [
    ...nav.matchAll(/<(?:a href="([^"]*)"[^>]*|span[^>]*aria-current="page"[^>]*)>([^<]*)</g),
  ].map(([, href, name = '']) => [textOf(name).trim(), new URL(href ?? at(lang, path), site).href]);
}

for (const lang of LANGS) {
  test(`every page in ${lang} has valid structured data, and the breadcrumbs it shows`, async ({
    request,
    site,
  }) => {
    for (const path of ROUTES) {
      const html = await htmlOf(request, at(lang, path));
      const graph = jsonLdOf(html);
      expect([path, await vocabularyFaultsOf(graph)]).toEqual([path, []]);
      const ways = ofType(graph, 'BreadcrumbList');
      const crumbs = crumbsOf(html, lang, site, path);
      expect(ways.map((way) => itemsOf(way).map(({ name, item }) => [name, item]))).toEqual(
        path === '/' ? [] : [crumbs],
      );
      expect([path, crumbs.length > 1]).toEqual([path, path !== '/']);
      expect([path, ofType(graph, 'WebApplication').length]).toEqual([path, isTool(path) ? 1 : 0]);
    }
  });

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

  test(`every tool in ${lang} is an application that costs nothing`, async ({ request, site }) => {
    for (const path of TOOL_PATHS) {
      const [application] = ofType(
        jsonLdOf(await htmlOf(request, at(lang, path))),
        'WebApplication',
      );
      expect([missing(application, 'WebApplication'), application?.url, application?.name]).toEqual(
        [[], site + at(lang, path), WORDS[lang].Pages[TOOLS[path].key]],
      );
    }
  });

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
      // Not the samples below them, nor the sidebar, which comes first where the list is late.
      const ids = [...html.matchAll(/data-story="(listed\/\d+)"/g)].map(([, id = '']) => id);
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

  const KINDS = {
    'a plain story': () => newsItem(lang, 0, { id: 'kind' }),
    'a story with a video': () => breakingItem(lang, 0, { id: 'kind', videoUrl: VIDEO }),
    'a story on YouTube': () =>
      breakingItem(lang, 0, { id: 'kind', youtubeUrl: YOUTUBE, thumbnail: undefined }),
    'a featured story': () => featuredStory(lang, 0, { id: 'kind' }),
    'a story with nothing but a title': () => ({ id: 'kind', title: 'Rain' }),
    'a story in the other language': () => newsItem(lang === 'en' ? 'hi' : 'en', 0, { id: 'kind' }),
    'a story with a very long title': () =>
      newsItem(lang, 0, { id: 'kind', title: 'क्षत्रिय river '.repeat(20).trim() }),
  };
  for (const [kind, make] of Object.entries(KINDS)) {
    test(`${kind} in ${lang} has valid structured data`, async ({ request, site, upstream }) => {
      const entry = make();
      upstream.add('news', entry);
      const html = await htmlOf(request, at(lang, '/news/kind'));
      const graph = jsonLdOf(html);
      const [article] = ofType(graph, 'NewsArticle');
      expect(await vocabularyFaultsOf(graph)).toEqual([]);
      expect([article?.mainEntityOfPage]).toEqual(metadata(html).canonical);
      expect((article?.image as unknown[]).length).toBeGreaterThan(0);
      expect([article?.url, article?.description]).toEqual([
        site + at(lang, '/news/kind'),
        metadata(html).meta('description'),
      ]);
      expect(String(article?.headline).length).toBeLessThanOrEqual(110);
      expect(article?.name ?? article?.headline).toBe(metadata(html).meta('og:title'));
      expect(shown(html)).toContain(shown(String(article?.headline)));
    });
  }

  test(`a story in ${lang} has all that Google asks for`, async ({ request, upstream }) => {
    upstream.add('news', newsItem(lang, 0, { id: 'whole/ख', videoUrl: VIDEO }));
    const [article] = ofType(
      jsonLdOf(await htmlOf(request, at(lang, `/news/${encodeURIComponent('whole/ख')}`))),
      'NewsArticle',
    );
    expect(missing(article, 'NewsArticle')).toEqual([]);
    expect(missing(article?.video as JsonLdNode, 'VideoObject')).toEqual([]);
    expect([
      article?.datePublished,
      article?.dateModified,
      (article?.video as JsonLdNode).uploadDate,
    ]).toEqual([0, 0, 0].map(() => expect.stringMatching(ZONED)));
    expect([article?.inLanguage, article?.isAccessibleForFree]).toEqual([`${lang}-IN`, true]);
    expect(article?.articleSection).toBe(WORDS[lang].Categories.business);
    expect(article?.contentLocation).toMatchObject({
      name: { en: 'Sagar', hi: 'सागर' }[lang],
      address: { addressRegion: WORDS[lang].States.madhyapradesh },
    });

    const images = article?.image as { url: string; width: string; height: string }[];
    expect(images.map(({ width, height }) => Number(width) / Number(height))).toEqual([
      16 / 9,
      4 / 3,
      1,
    ]);
    for (const { url, width, height } of images) {
      let bytes: Buffer = Buffer.of();
      await expect
        .poll(
          async () => {
            const picture = await request.get(url, {
              maxRedirects: 0,
              headers: { 'user-agent': 'Googlebot-Image/1.0' },
            });
            bytes = await picture.body();
            const { 'content-type': type, 'cache-control': cacheControl } = picture.headers();
            return [picture.status(), type, cacheControl];
          },
          { timeout: DRAWN_WITHIN_MS },
        )
        .toEqual([200, 'image/jpeg', expect.stringMatching(/immutable/)]);
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'jpeg',
        width: Number(width),
        height: Number(height),
      });
    }
  });

  for (const [kind, imageUrl] of [
    ['without a picture', undefined],
    ['whose picture is gone', '/pictures/gone.jpg'],
  ] as const) {
    test(`a story in ${lang} ${kind} has its drawn card in its structured data`, async ({
      request,
      upstream,
    }) => {
      upstream.add('news', newsItem(lang, 0, { id: 'card', imageUrl, videoUrl: VIDEO }));
      const [article] = ofType(
        jsonLdOf(await htmlOf(request, at(lang, '/news/card'))),
        'NewsArticle',
      );
      const images = article?.image as { url: string; width: string; height: string }[];
      for (const { url, width, height } of images) {
        let bytes: Buffer = Buffer.of();
        // Paper, where the brand's picture is red.
        await expect
          .poll(
            async () => {
              bytes = await (await request.get(url)).body();
              return Math.min(...(await sharp(bytes).stats()).channels.map(({ mean }) => mean));
            },
            { timeout: DRAWN_WITHIN_MS },
          )
          .toBeGreaterThan(180);
        expect(await sharp(bytes).metadata()).toMatchObject({
          format: 'jpeg',
          width: Number(width),
          height: Number(height),
        });
      }
      expect((article?.video as JsonLdNode).thumbnailUrl).toBe(images[0]?.url);
    });
  }

  test(`a poster in ${lang}, which has no date, has structured data without a video`, async ({
    request,
    upstream,
  }) => {
    upstream.news.posters = [poster(0, { youtubeUrl: YOUTUBE })];
    const graph = jsonLdOf(await htmlOf(request, at(lang, '/news/poster-0')));
    expect(await vocabularyFaultsOf(graph)).toEqual([]);
    expect(ofType(graph, 'NewsArticle')[0]).not.toHaveProperty('video');
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
      expect([path, await vocabularyFaultsOf(graph), ofType(graph, 'CollectionPage')]).toEqual([
        path,
        [],
        [],
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
    const expected = title.trim().replace(/\p{Surrogate}/gu, '\uFFFD');
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
