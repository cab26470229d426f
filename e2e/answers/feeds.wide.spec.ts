import type { APIRequestContext } from '@playwright/test';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { FEED_FORMATS, type FeedFormat, FORMATS, PAGE_FEEDS } from '@/lib/seo/feeds/pageFeeds';
import { decodeEntities } from '@/lib/testing/decodeEntities';
import { FAULTS } from '../faults';
import { expect, test } from '../fixtures';
import { tagsIn } from '../html';
import { breakingItem, minutesAgo, newsItem, titleOf } from '../stories';
import { at, type Lang, LANGS, WORDS } from '../words';
import { HOSTILE, HOSTILE_IDS, inXml, pathOfId } from './hostile';
import { schemaFaultsOf } from './schemas';

type ArticleContext = { id?: string; title?: string; url?: string; date?: string };

/** Each form's entries as another's reader has them. */
const READ: Record<FeedFormat, (text: string) => ArticleContext[]> = {
  rss: (text) =>
    (parseRssFeed(text).items ?? []).map(({ guid, title, link, pubDate }) => ({
      id: guid?.value,
      title,
      url: link,
      date: pubDate,
    })),
  atom: (text) =>
    (parseAtomFeed(text).entries ?? []).map(({ id, title, links, published }) => ({
      id,
      title: decodeEntities(title?.value ?? ''),
      url: links?.[0]?.href,
      date: published,
    })),
  json: (text) =>
    (parseJsonFeed(text).items ?? []).map(({ id, title, url, date_published: date }) => ({
      id,
      title,
      url,
      date,
    })),
};

const path = (name: string, lang: Lang, format: FeedFormat) => `/feeds/${lang}/${name}.${format}`;
const entriesOf = async (
  request: APIRequestContext,
  name: string,
  lang: Lang,
  format: FeedFormat,
) => READ[format](await (await request.get(path(name, lang, format))).text());

/** Enough of a language's own script to tell it by. */
const OWN_WORDS = {
  en: 'in the towns along the river',
  hi: 'नर्मदा के किनारे बसे सब गाँवों और क़स्बों में मध्य प्रदेश',
};

const SCHEMAS = { rss: 'rss.rng', atom: 'atom.rng' } as const;

test('the grammars refuse what is wrong', async () => {
  expect(
    await schemaFaultsOf('rss.rng', {
      a: '<rss version="2.0"><channel><title>A</title></channel></rss>',
    }),
  ).not.toEqual([]);
  expect(
    await schemaFaultsOf('atom.rng', {
      a: '<feed xmlns="http://www.w3.org/2005/Atom"><id>a:b</id></feed>',
      b: '<feed>&nbsp;</feed>',
    }),
  ).not.toEqual([]);
  expect(
    await schemaFaultsOf('sitemap.xsd', {
      a: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url/></urlset>',
    }),
  ).not.toEqual([]);
});

for (const format of ['rss', 'atom'] as const) {
  test(`every section's ${format} in both languages is valid`, async ({ request }) => {
    const documents: Record<string, string> = {};
    for (const lang of LANGS) {
      for (const { feed } of PAGE_FEEDS) {
        const response = await request.get(path(feed, lang, format));
        expect([feed, response.status(), response.headers()['content-type']]).toEqual([
          feed,
          200,
          `${FEED_FORMATS[format].type}; charset=utf-8`,
        ]);
        documents[`${feed}-${lang}`] = await response.text();
      }
    }
    expect(Object.keys(documents)).toHaveLength(2 * PAGE_FEEDS.length);
    expect(await schemaFaultsOf(SCHEMAS[format], documents)).toEqual([]);
  });
}

for (const lang of LANGS) {
  for (const format of FORMATS) {
    test(`${format} in ${lang}: its own language, the newest first, at its permanent URL`, async ({
      request,
      site,
    }) => {
      const entries = await entriesOf(request, 'all', lang, format);
      expect(entries).toHaveLength(8 + 4 + 9);
      expect(entries[0]?.title).toBe(titleOf('breaking', lang, 0));
      expect(
        entries.filter(
          ({ id }) => !id?.startsWith(`${site}${at(lang, '/news/')}`) || !id.includes(`-${lang}-`),
        ),
      ).toEqual([]);
      expect(entries.map(({ url }) => url)).toEqual(entries.map(({ id }) => id));
      const times = entries.map(({ date = '' }) => Date.parse(date));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      expect(
        (await entriesOf(request, 'business', lang, format)).map(({ title }) => title),
      ).toEqual([titleOf('news', lang, 0)]);
      expect((await entriesOf(request, 'madhya-pradesh', lang, format)).length).toBe(8 + 9);
    });

    test(`${format} in ${lang} keeps hostile stories as they are`, async ({
      upstream,
      request,
    }) => {
      const title = (index: number) => `${HOSTILE[index] ?? ''} ${OWN_WORDS[lang]}`;
      for (const index of HOSTILE.keys()) {
        const text = title(index);
        upstream.add(
          'news',
          newsItem(lang, 0, {
            id: `hostile-${index}`,
            title: text,
            content: `${text}\n\n${text}`,
            category: text,
            city: text,
            timestamp: minutesAgo(0),
          }),
        );
      }
      for (const id of HOSTILE_IDS) upstream.add('news', newsItem(lang, 0, { id }));
      const text = await (await request.get(path('all', lang, format))).text();
      const entries = READ[format](text);
      expect(entries.map((entry) => entry.title)).toEqual(
        expect.arrayContaining([...HOSTILE.keys()].map((index) => inXml(title(index)))),
      );
      const urls = HOSTILE_IDS.map((id) => at(lang, pathOfId(id)));
      const named = entries.map(({ url = '' }) => new URL(url).pathname);
      expect(urls.filter((url) => !named.includes(new URL(url, 'http://x').pathname))).toEqual([]);
      const schema = { rss: SCHEMAS.rss, atom: SCHEMAS.atom, json: null }[format];
      expect(schema && (await schemaFaultsOf(schema, { hostile: text }))).toEqual(
        { rss: [], atom: [], json: null }[format],
      );
    });

    test(`${format} in ${lang} is sent once to who asks by tag, and whole to who has only a date`, async ({
      upstream,
      request,
    }) => {
      const url = path('all', lang, format);
      const first = (await request.get(url)).headers();
      expect(first['cross-origin-resource-policy']).toBe('cross-origin');
      expect(first['cache-control']).toMatch(/^public.*s-maxage/);
      const status = async (headers: Record<string, string>) =>
        (await request.get(url, { headers })).status();
      expect(await status({ 'if-none-match': first.etag ?? '' })).toBe(304);
      expect(await status({ 'if-modified-since': new Date().toUTCString() })).toBe(200);
      upstream.add(
        'breaking-news',
        breakingItem(lang, 0, { id: 'later', timestamp: minutesAgo(0) }),
      );
      expect(await status({ 'if-none-match': first.etag ?? '' })).toBe(200);
    });
  }

  test(`pages in ${lang} offer their feeds`, async ({ request, site }) => {
    const offered = async (page: string) =>
      tagsIn(await (await request.get(at(lang, page))).text(), 'link')
        .filter(({ rel, type = '' }) => rel === 'alternate' && /rss|atom|feed/.test(type))
        .map(({ type, href, title }) => ({ type, href, title }));
    const links = (name: string, title: string) =>
      FORMATS.map((format) => ({
        type: FEED_FORMATS[format].type,
        href: site + path(name, lang, format),
        title: `${title} (${FEED_FORMATS[format].name})`,
      }));
    const brand = WORDS[lang].Channel.name;
    expect(await offered('/')).toEqual(links('all', brand));
    expect(await offered(`/news/news-${lang}-0`)).toEqual(links('all', brand));
    for (const [page, name] of [
      ['/business', 'business'],
      ['/sports/ipl', 'ipl'],
      ['/india/gujarat', 'gujarat'],
    ] as const) {
      const own = (await offered(page)).filter(({ href }) => href?.includes(name));
      expect(own.map(({ type, href }) => ({ type, href }))).toEqual(
        links(name, '').map(({ type, href }) => ({ type, href })),
      );
      expect(await offered(page)).toEqual(expect.arrayContaining(links('all', brand)));
      for (const { type = '', href = '' } of own)
        expect((await request.get(href)).headers()['content-type']).toContain(type);
    }
  });
}

for (const wrong of [
  '/feeds/en/chess.rss',
  '/feeds/en/all.xml',
  '/feeds/fr/all.rss',
  '/feeds/en/all',
  '/feeds/en/..%2Fall.rss',
]) {
  test(`there is no ${wrong}`, async ({ request }) => {
    const response = await request.get(wrong);
    expect([response.status(), response.headers()['content-type']]).toEqual([
      404,
      'text/plain; charset=utf-8',
    ]);
  });
}

// Every other fault comes to the same (`app/api/faultMatrix.wide.test.ts`).
test('no story is lost whichever feed fails after a good answer', async ({ upstream, request }) => {
  const before = await entriesOf(request, 'all', 'en', 'rss');
  for (const feed of ['breaking-news', 'featured-stories', 'news'] as const) {
    upstream.fail(FAULTS['status 500'], feed);
    expect(await entriesOf(request, 'all', 'en', 'rss')).toEqual(before);
    upstream.mend(feed);
  }
});
