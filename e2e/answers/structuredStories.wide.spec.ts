import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../fixtures';
import { metadata, textOf } from '../html';
import { liveStory, liveUpdate } from '../liveStory';
import {
  breakingItem,
  featuredStory,
  minutesAgo,
  newsItem,
  poster,
  VIDEO,
  YOUTUBE,
} from '../stories';
import { at, LANGS, WORDS } from '../words';
import { missing } from './recommended';
import { DRAWN_WITHIN_MS } from './socialCardPicture';
import { type JsonLdNode, jsonLdOf, ofType, vocabularyFaultsOf } from './vocabulary';

const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/;

const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
/** What a page shows, space and marks of direction aside. */
const shown = (html: string) => textOf(html).replace(/[\s\u2066-\u2069]+/g, ' ');

for (const lang of LANGS) {
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

  for (const [state, given, end] of [
    ['goes on', {}, undefined],
    ['has ended', { coverageEnd: minutesAgo(1) }, expect.stringMatching(ZONED)],
  ] as const)
    test(`a live page in ${lang} that ${state} has valid structured data, with all that Google asks for`, async ({
      request,
      upstream,
    }) => {
      const alone = liveUpdate(lang, 4, 4, { content: undefined, author: 'Asha Rao' });
      const page = liveStory(lang, 3, { pinnedUpdate: 'n2', ...given });
      upstream.news.news = [
        { ...page, updates: [alone, ...[3, 2, 1].map((number) => liveUpdate(lang, number, 4))] },
      ];
      const graph = jsonLdOf(await htmlOf(request, at(lang, `/news/live-${lang}`)));
      expect(await vocabularyFaultsOf(graph)).toEqual([]);
      const [live] = ofType(graph, 'LiveBlogPosting');
      expect(missing(live, 'LiveBlogPosting')).toEqual([]);
      expect([live?.coverageStartTime, live?.coverageEndTime]).toEqual([
        expect.stringMatching(ZONED),
        end,
      ]);
      const updates = live?.liveBlogUpdate as JsonLdNode[];
      expect(updates.map((update) => missing(update, 'BlogPosting'))).toEqual([[], [], [], []]);
      expect(new Set(updates.map(({ url }) => url)).size).toBe(4);
    });

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
}
