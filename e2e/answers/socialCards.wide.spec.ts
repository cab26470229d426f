import ogs from 'open-graph-scraper';
import sharp from 'sharp';
import { unfurl } from 'unfurl.js';
import { decodeEntities } from '@/lib/testing/decodeEntities';
import { expect, test } from '../fixtures';
import { metadata } from '../html';
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
import { AGENTS } from './crawlers';
import { LONG } from './headlines';
import {
  DRAWN_WITHIN_MS,
  drawnPictureAt,
  IMMUTABLE,
  kindOf,
  pictureAt,
  SHORT_LIVED,
} from './socialCardPicture';

/** WhatsApp and Facebook read a head only this far. */
const HEAD_LIMIT = 100_000;
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

for (const [index, [name, agent]] of Object.entries(AGENTS).entries()) {
  // No reader is answered by the language of a page: each has one, and both languages have several.
  const lang = LANGS[index % LANGS.length] ?? 'hi';
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

for (const [place, lang] of LANGS.entries()) {
  // A hostile title is the same in either language.
  for (const [index, { name, feed, entry, shows, cache = IMMUTABLE }] of [
    ...KINDS,
    ...hostile.filter((_, index) => index % LANGS.length === place),
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
      // An override would turn round what follows.
      const title = String(given.title ?? given.headline)
        .trim()
        .replace(/\u202e/g, '');
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
