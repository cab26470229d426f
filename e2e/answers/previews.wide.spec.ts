import { writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { APIRequestContext } from '@playwright/test';
import ogs from 'open-graph-scraper';
import sharp from 'sharp';
import { unfurl } from 'unfurl.js';
import { decodeEntities } from '@/lib/testing/decodeEntities';
import { AGENTS } from './crawlers';
import { expect, test } from '../fixtures';
import { metadata } from '../html';
import { DRAWN_WITHIN_MS, expectShown, kindOf } from './previewPicture';
import { startSite } from '../site';
import {
  bodyOf,
  breakingItem,
  type Entry,
  type Feed,
  featuredStory,
  newsItem,
  posterTitle,
  titleOf,
  VIDEO,
  YOUTUBE,
} from '../stories';
import { at, LANGS, type Lang, WORDS } from '../words';

/** WhatsApp and Facebook read a head only this far. */
const HEAD_LIMIT = 100_000;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT_LIVED = 'public, max-age=60';
const LOCALES = { en: ['en_IN', 'hi_IN'], hi: ['hi_IN', 'en_IN'] } as const;

/** A shared link as two readers of other people's make of it. */
async function cardsOf(url: string, agent: string) {
  const headers = { 'user-agent': agent };
  const html = await (await fetch(url, { headers })).text();
  const [scraped, unfurled] = await Promise.all([
    ogs({ html }),
    unfurl(url, { headers, oembed: false }),
  ]);
  return { scraped: scraped.result, unfurled };
}

/** What every reader has to make of a page with this title, description and picture. */
async function expectCard(
  url: string,
  agent: string,
  card: { title: string; description: string; lang: Lang; alt?: string },
) {
  const { scraped, unfurled } = await cardsOf(url, agent);
  const { title, lang, alt = title } = card;
  const [locale, other] = LOCALES[lang];
  const description = card.description.trim();
  const brand = WORDS[lang].Channel.name;
  const image = scraped.ogImage?.[0];
  const picture = { url: image?.url, alt };

  expect(scraped).toMatchObject({
    ogTitle: title,
    ogUrl: url,
    ogSiteName: brand,
    ogLocale: locale,
    ogLocaleAlternate: other,
    twitterCard: 'summary_large_image',
    twitterTitle: title,
  });
  expect([scraped.ogDescription?.trim(), scraped.twitterDescription?.trim()]).toEqual([
    description,
    description,
  ]);
  expect(scraped.ogImage).toEqual([
    { ...picture, width: '1200', height: '630', type: 'image/jpeg' },
  ]);
  expect(scraped.twitterImage).toEqual([expect.objectContaining(picture)]);

  // unfurl.js decodes what was decoded already, so that the letters `&amp;` become `&`.
  const again = {
    title: decodeEntities(title),
    description: decodeEntities(description),
    picture: { url: image?.url, alt: decodeEntities(alt) },
  };
  expect(unfurled).toMatchObject({
    canonical_url: url,
    open_graph: {
      title: again.title,
      url,
      site_name: brand,
      locale,
      locale_alt: other,
      images: [{ ...again.picture, width: 1200, height: 630, type: 'image/jpeg' }],
    },
    twitter_card: { card: 'summary_large_image', title: again.title, images: [again.picture] },
  });
  expect([unfurled.description?.trim(), unfurled.open_graph.description?.trim()]).toEqual([
    again.description,
    again.description,
  ]);
  return { pictureUrl: image?.url ?? '', scraped };
}

/** A preview picture, which has to be one that every app shows. */
async function pictureAt(request: APIRequestContext, url: string) {
  const response = await request.get(url, { maxRedirects: 0 });
  const bytes = await response.body();
  expect([url, response.status(), response.headers()['content-type']]).toEqual([
    url,
    200,
    'image/jpeg',
  ]);
  await expectShown(url, bytes);
  return { bytes, headers: response.headers(), cache: response.headers()['cache-control'] };
}

/** The same once it is drawn. */
async function drawnPictureAt(request: APIRequestContext, url: string) {
  await expect
    .poll(async () => (await pictureAt(request, url)).cache, {
      message: url,
      timeout: DRAWN_WITHIN_MS,
    })
    .toBe(IMMUTABLE);
  return pictureAt(request, url);
}

const first160 = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  const ends = [...new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(line)].map(
    ({ index, segment }) => index + segment.length,
  );
  return line.slice(
    0,
    ends.findLast((end) => end <= 160),
  );
};

const pictureUrlIn = (html: string) => metadata(html).meta('og:image') ?? '';
const staleOf = (url: string) => url.replace(/\.[0-9a-f]{12}\./, '.000000000000.');

for (const lang of LANGS) {
  for (const [name, agent] of Object.entries(AGENTS)) {
    test(`a story in ${lang} as ${name} shows it`, async ({ request, site }) => {
      const path = at(lang, `/news/featured-${lang}-0`);
      const title = titleOf('featured', lang, 0);
      const { pictureUrl, scraped } = await expectCard(site + path, agent, {
        title,
        description: first160(bodyOf('featured', lang, 0)),
        lang,
      });
      expect(scraped).toMatchObject({
        ogType: 'article',
        articleSection: WORDS[lang].Categories.culture,
      });
      expect(scraped.articleModifiedTime).toBe(scraped.articlePublishedTime);
      expect(new Date(scraped.articlePublishedTime ?? '').getTime()).toBeLessThan(Date.now());
      expect(pictureUrl.startsWith(`${site}/og/featured-${lang}-0.`)).toBe(true);
      await drawnPictureAt(request, pictureUrl);

      const html = await (await request.get(path, { headers: { 'user-agent': agent } })).text();
      expect(html.indexOf('</head>')).toBeLessThan(HEAD_LIMIT);
      expect(metadata(html).title).toBe(`${title} | ${WORDS[lang].Channel.name}`);
    });
  }
}

const LONG = {
  en: 'The old river port opens its second walking bridge, with benches, taps and lamps that reach only to the knee, after three winters of work and ₹25 crore spent, says the town, which plans 4 more of them soon',
  hi: 'मुख्यमंत्री ने किया बाढ़ प्रभावित क्षेत्र का दौरा, नर्मदा किनारे के गाँवों में फसलों के नुकसान का जायज़ा लिया और किसानों को राहत राशि जल्द देने, सड़कों की मरम्मत तथा विद्यालय फिर खोलने का भरोसा दिलाया',
};

type Kind = {
  name: string;
  feed: Feed;
  entry: (lang: Lang) => Entry;
  shows: 'card' | 'picture';
  cache?: string;
};
const news = (name: string, changes: Entry, shows: Kind['shows'], cache?: string): Kind => ({
  name,
  feed: 'news',
  entry: (lang) => newsItem(lang, 0, changes),
  shows,
  cache,
});

const KINDS: readonly Kind[] = [
  news('a picture', {}, 'picture'),
  news('no picture', { imageUrl: undefined }, 'card'),
  news('a picture that is gone', { imageUrl: '/pictures/gone.jpg' }, 'card', SHORT_LIVED),
  news('a picture that is none', { imageUrl: '/pictures/broken.jpg' }, 'card', SHORT_LIVED),
  news('a picture that is too small', { imageUrl: '/pictures/small.png' }, 'card'),
  news('a picture of a foreign host', { imageUrl: 'http://169.254.169.254/x.jpg' }, 'card'),
  news('a video', { videoUrl: VIDEO }, 'picture'),
  {
    name: 'YouTube',
    feed: 'breaking-news',
    entry: (lang) => breakingItem(lang, 0, { youtubeUrl: YOUTUBE, thumbnail: undefined }),
    shows: 'card',
  },
  {
    name: 'a long headline',
    feed: 'featured-stories',
    entry: (lang) => featuredStory(lang, 0, { title: LONG[lang], imageUrl: undefined }),
    shows: 'card',
  },
];

const HOSTILE = [
  '</script><script>alert(1)</script>',
  ']]></title><img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)> \' & &amp; <b>',
  '--><img src=x onerror=1> 🙂👩‍👩‍👧‍👦 flags',
  '\u202eRight to left\u202c and \u200fmarks\u200e',
  '<span foreground="red" size="900000">Pango</span>',
];
const hostile = HOSTILE.map((title, index) =>
  news(
    `hostile title ${index + 1}`,
    { title, category: title, city: title, imageUrl: undefined },
    'card',
  ),
);

const AGENT_LIST = Object.values(AGENTS);

for (const lang of LANGS) {
  for (const [index, { name, feed, entry, shows, cache = IMMUTABLE }] of [
    ...KINDS,
    ...hostile,
  ].entries()) {
    test(`a story in ${lang} with ${name}`, async ({ upstream, request, site }) => {
      const given = entry(lang);
      const id = `kind ${index}/ख?.x`;
      upstream.pictures.set(
        '/pictures/broken.jpg',
        (response) => void response.end('<p>Moved</p>'),
      );
      upstream.pictures.set(
        '/pictures/small.png',
        (response) =>
          void sharp({ create: { width: 300, height: 200, channels: 3, background: '#0a0' } })
            .png()
            .toBuffer()
            .then((bytes) => response.end(bytes)),
      );
      const title = String(given.title ?? given.headline).trim();
      const content = `${title}. ${bodyOf('news', lang, 0)}`;
      upstream.add(feed, { ...given, id, content, fullDescription: content });

      const url = site + at(lang, `/news/${encodeURIComponent(id)}`);
      const agent = AGENT_LIST[index % AGENT_LIST.length] ?? '';
      const { pictureUrl } = await expectCard(url, agent, {
        title,
        description: first160(content),
        lang,
      });
      await expect
        .poll(
          async () => {
            const picture = await pictureAt(request, pictureUrl);
            return [await kindOf(picture.bytes), picture.cache];
          },
          { timeout: DRAWN_WITHIN_MS },
        )
        .toEqual([shows, cache]);
    });
  }

  test(`a poster in ${lang} in its own words`, async ({ request, site }) => {
    const { unfurled } = await cardsOf(site + at(lang, '/news/poster-0'), AGENTS.Telegram);
    expect(unfurled.open_graph.title).toBe(posterTitle[lang](0));
    await pictureAt(request, unfurled.open_graph.images?.[0]?.url ?? '');
  });

  test(`the card of a page in ${lang} as two readers show it`, async ({ site }) => {
    const { PageTitles, PageDescriptions, Channel } = WORDS[lang];
    const card = {
      title: PageTitles.emi,
      description: PageDescriptions.emi,
      alt: `${PageTitles.emi} | ${Channel.name}`,
      lang,
    };
    await expectCard(site + at(lang, '/tools/emi-calculator'), AGENTS.WhatsApp, card);
  });
}

test('a drawn preview is sent without a call', async ({ upstream, request }) => {
  upstream.add('news', newsItem('en', 0, { id: 'ready' }));
  const url = pictureUrlIn(await (await request.get('/news/ready')).text());
  await drawnPictureAt(request, url);
  upstream.forget();
  expect((await pictureAt(request, url)).cache).toBe(IMMUTABLE);
  expect(upstream.calls).toEqual([]);
});

test('a slow picture host holds up neither the article nor the preview for good', async ({
  upstream,
  request,
}) => {
  const slow = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#2f6f8f' },
  })
    .jpeg()
    .toBuffer();
  const waiting: ServerResponse[] = [];
  upstream.pictures.set('/pictures/slow.jpg', (response) => void waiting.push(response));
  upstream.add('news', newsItem('en', 0, { id: 'slow-picture', imageUrl: '/pictures/slow.jpg' }));
  const html = await (await request.get('/news/slow-picture')).text();
  // Those that have asked, and one that comes only now.
  upstream.pictures.set('/pictures/slow.jpg', (response) => void response.end(slow));
  for (const response of waiting) response.end(slow);
  const { bytes } = await drawnPictureAt(request, pictureUrlIn(html));
  expect(await kindOf(bytes)).toBe('picture');
});

test('a changed headline has a new URL, and the old one shows the new card for a while', async ({
  upstream,
  request,
}) => {
  const entry = (title: string) => newsItem('en', 0, { id: 'changed', title, imageUrl: undefined });
  upstream.add('news', entry('The bridge opens on Friday'));
  const before = pictureUrlIn(await (await request.get('/news/changed')).text());
  upstream.add('news', entry('The bridge opens on Sunday'));
  const after = pictureUrlIn(await (await request.get('/news/changed')).text());
  expect(after).not.toBe(before);
  const present = await drawnPictureAt(request, after);
  await expect
    .poll(async () => {
      const old = await pictureAt(request, before);
      return [old.bytes.equals(present.bytes), old.cache];
    })
    .toEqual([true, SHORT_LIVED]);
});

test('any other URL below /og has the brand’s picture, for a minute', async ({ request }) => {
  const paths = [
    '/og/nobody.0123456789ab.en.jpg',
    '/og/nobody.0123456789ab.hi.jpg',
    '/og/news-en-0.jpg',
    '/og/x',
    '/og/x/y/z.png',
    '/og/page/nowhere.0123456789ab.hi.jpg',
    '/og/page/india/atlantis.0123456789ab.en.jpg',
    '/og/..%2f..%2fetc%2fpasswd.0123456789ab.en.jpg',
    '/og/%00.0123456789ab.en.jpg',
    `/og/${'x'.repeat(3000)}.0123456789ab.en.jpg`,
  ];
  for (const path of paths) {
    const { bytes, cache } = await pictureAt(request, path);
    expect([path, await kindOf(bytes), cache]).toEqual([path, 'brand', SHORT_LIVED]);
  }
});

test('HEAD, conditional requests and other sites are answered', async ({ request }) => {
  const url = pictureUrlIn(await (await request.get('/hi/news/news-hi-0')).text());
  const { headers } = await drawnPictureAt(request, url);
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  const head = await request.head(url);
  expect([head.status(), head.headers()['content-type'], (await head.body()).length]).toEqual([
    200,
    'image/jpeg',
    0,
  ]);
  const again = await request.get(url, { headers: { 'if-none-match': headers.etag ?? '' } });
  expect([again.status(), again.headers()['cache-control'], (await again.body()).length]).toEqual([
    304,
    IMMUTABLE,
    0,
  ]);
});

test('while the provider is down, previews that were made stay, and others are the brand’s', async ({
  upstream,
  request,
}) => {
  upstream.add('news', newsItem('en', 0, { id: 'kept' }));
  const url = pictureUrlIn(await (await request.get('/news/kept')).text());
  await drawnPictureAt(request, url);
  upstream.fail(
    (response) => void response.writeHead(500).end(),
    'posters',
    'breaking-news',
    'featured-stories',
    'news',
  );
  expect((await pictureAt(request, url)).cache).toBe(IMMUTABLE);
  const other = await pictureAt(request, staleOf(url).replace('kept', 'other'));
  expect([await kindOf(other.bytes), other.cache]).toEqual(['brand', SHORT_LIVED]);
});

/**
 * How far two pictures are apart on average at the size of a thumbnail, where the hinting of edges
 * counts little: 0 to 255.
 */
async function distance(...pictures: [Buffer, Buffer]) {
  const [one, two] = await Promise.all(
    pictures.map((bytes) => sharp(bytes).resize(200).greyscale().raw().toBuffer()),
  );
  const apart = [...(one ?? [])].map((light, index) => Math.abs(light - (two?.[index] ?? 0)));
  return apart.reduce((sum, part) => sum + part, 0) / apart.length;
}

test('a server without a single font draws the same cards', async ({
  provider,
  upstream,
  request,
}, info) => {
  upstream.add(
    'news',
    newsItem('hi', 0, {
      id: 'fonts',
      title: `${LONG.hi.slice(0, 60)} – ₹500 “Sagar” 24`,
      imageUrl: undefined,
    }),
  );
  const fonts = info.outputPath('fonts.conf');
  await writeFile(
    fonts,
    `<?xml version="1.0"?><fontconfig><cachedir>${info.outputPath('cache')}</cachedir></fontconfig>`,
  );
  const bare = await startSite({ NEWS_API_URL: provider.origin, FONTCONFIG_FILE: fonts });
  try {
    for (const path of ['/hi/news/fonts', '/hi/tools/emi-calculator', '/']) {
      const { pathname } = new URL(pictureUrlIn(await (await request.get(path)).text()));
      const [here, there] = [
        await drawnPictureAt(request, pathname),
        await drawnPictureAt(request, bare.origin + pathname),
      ];
      expect(await distance(here.bytes, there.bytes), path).toBeLessThan(4); // measured: 1.7 by hinting, 13.6 by boxes in the letters' place
    }
  } finally {
    await bare.server.stop();
  }
});
