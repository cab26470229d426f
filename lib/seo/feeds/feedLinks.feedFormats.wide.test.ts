import fc from 'fast-check';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { feedHtml } from '@/components/reader/body/feedHtml';
import { oneLine } from '@/lib/format/xml';
import { decodeEntities } from '@/lib/testing/decodeEntities';
import { bodyOf, story } from '@/lib/testing/samples';
import { speakOnServer } from '@/lib/testing/speakOnServer';
import { atom } from './atom';
import { type FeedDocument, feedEntry } from './feedEntry';
import { jsonFeed } from './jsonFeed';
import { rss } from './rss';

jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));

beforeEach(() => {
  process.env.SITE_URL = 'https://narmada24.example';
  process.env.NEWS_API_URL = 'https://api.example.org';
  speakOnServer('en');
});

const PUBLISHED = '2026-11-20T06:25:00.000Z';
type Given = Parameters<typeof feedEntry>[0];
/** Where a story's picture is on this site, whatever its hash. */
const cutOf = (id: string) =>
  expect.stringMatching(
    new RegExp(`^https://narmada24\\.example/pictures/${id}\\.[0-9a-f]{12}\\.16x9\\.jpg$`),
  );
const dated = (given: Partial<Given> = {}): Given => ({
  ...story({ picture: null }),
  publishedAt: PUBLISHED,
  ...given,
});

const documentOf = async (...stories: Given[]): Promise<FeedDocument> => ({
  locale: 'en',
  brand: 'Narmada 24',
  title: 'Business | Narmada 24',
  description: 'News & more',
  page: 'https://narmada24.example/business',
  self: 'https://narmada24.example/feeds/en/business.x',
  updated: new Date(PUBLISHED),
  entries: await Promise.all(stories.map((given) => feedEntry(given, feedHtml))),
});

/** White space as HTML has it. */
const readHtml = (html: string) => decodeEntities(html).replace(/\s+/g, ' ');

/**
 * Each form as another's reader has it: title, summary, text and category of the first entry, all
 * as plain text.
 */
const READ = {
  rss(document: FeedDocument) {
    const [item] = parseRssFeed(rss(document)).items ?? [];
    return [
      item?.title,
      decodeEntities(item?.description ?? ''),
      readHtml(item?.content?.encoded ?? ''),
      item?.categories?.[0]?.name,
    ];
  },
  atom(document: FeedDocument) {
    const [entry] = parseAtomFeed(atom(document)).entries ?? [];
    return [
      decodeEntities(entry?.title?.value ?? ''),
      decodeEntities(entry?.summary?.value ?? ''),
      readHtml(entry?.content?.value ?? ''),
      entry?.categories?.[0]?.label,
    ];
  },
  json(document: FeedDocument) {
    const [item] = parseJsonFeed(jsonFeed(document)).items ?? [];
    return [item?.title, item?.summary, readHtml(item?.content_html ?? ''), item?.tags?.[0]];
  },
};

const HOSTILE = [
  '</script><script>alert(1)</script>',
  'a ]]> b ]]> c ]]>',
  '<![CDATA[ x ]]>',
  'AT&T &amp; &lt;b&gt; &#x26;',
  '"quotes" and \'more\'',
  '🙂👩‍👩‍👧‍👦 मुख्यमंत्री \u202bمرحبا\u202c \u200f',
  'a\u0000\u0001\u0004\u0008\u001f\ufffeb',
  'half \ud83d an emoji',
  '--><!-- <?xml version="1.0"?> <!DOCTYPE x>',
];

describe.each(Object.entries(READ))('%s', (_, read) => {
  it.each(HOSTILE)('keeps %j, except what XML forbids', async (text) => {
    const plain = oneLine(text);
    const document = await documentOf(
      dated({ title: text, summary: text, body: bodyOf(`${text}\n\nMore.`), category: text }),
    );
    expect(read(document)).toEqual([plain, plain, `<p>${plain}</p><p>More.</p>`, plain]);
  });

  it('keeps any title', async () => {
    const texts = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 12 })
      .map((text) => `a${oneLine(text)}]]>&<"z`);
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const [title, summary] = read(await documentOf(dated({ title: text, summary: text })));
        expect([title, summary]).toEqual([oneLine(text), oneLine(text)]);
      }),
    );
  });
});

describe('names', () => {
  const term = (name: string, slug: string) => ({ name, slug });
  const named = () =>
    documentOf(
      dated({
        authors: [term('Asha', 'asha'), term(' \u0001', 'x'), term('Ravi', 'ravi')],
        tags: [term('Weather', 'weather'), term('Rain', 'rain'), term(' ', 'y')],
      }),
    );
  const AUTHORS = ['Asha', 'Ravi'];
  const TAGS = ['Weather', 'Rain'];

  it('are none of nothing, and each once, in RSS', async () => {
    const [item] = parseRssFeed(rss(await named())).items ?? [];
    expect(item?.dc?.creators).toEqual(AUTHORS);
    expect(item?.categories?.map(({ name }) => name)).toEqual(TAGS);
  });

  it('are none of nothing, and each once, in Atom', async () => {
    const xml = atom(await named());
    expect(
      [...xml.matchAll(/<author><name>([^<]*)<\/name><\/author>/g)].map(([, name]) => name),
    ).toEqual(AUTHORS);
    expect([...xml.matchAll(/<category .*?label="(.*?)"/g)].map(([, name]) => name)).toEqual(TAGS);
    expect(xml).not.toContain('<name/>');
  });

  it('are none of nothing, and each once, in JSON Feed', async () => {
    const [item] = parseJsonFeed(jsonFeed(await named())).items ?? [];
    expect([item?.authors?.map(({ name }) => name), item?.tags]).toEqual([AUTHORS, TAGS]);
  });

  it('leave the feed as author where an entry has none', async () => {
    const [item] = parseRssFeed(rss(await documentOf(dated()))).items ?? [];
    const [entry] = parseAtomFeed(atom(await documentOf(dated()))).entries ?? [];
    expect([item?.dc, entry?.authors]).toEqual([undefined, undefined]);
  });
});

describe('rss', () => {
  it('says what the specification asks for', async () => {
    const {
      title,
      description,
      link,
      language,
      lastBuildDate,
      items,
      atom: links,
    } = parseRssFeed(rss(await documentOf(dated({ id: 'a/b' }))));
    expect({ title, description, link, language, lastBuildDate }).toEqual({
      title: 'Business | Narmada 24',
      description: 'News & more',
      link: 'https://narmada24.example/business',
      language: 'en-IN',
      lastBuildDate: 'Fri, 20 Nov 2026 06:25:00 GMT',
    });
    expect(links?.links).toEqual([
      {
        href: 'https://narmada24.example/feeds/en/business.x',
        rel: 'self',
        type: 'application/rss+xml',
      },
    ]);
    expect(items).toEqual([
      expect.objectContaining({
        link: 'https://narmada24.example/news/a%2Fb',
        pubDate: 'Fri, 20 Nov 2026 06:25:00 GMT',
        guid: { value: 'https://narmada24.example/news/a%2Fb', isPermaLink: true },
        categories: [{ name: 'Weather' }],
      }),
    ]);
  });

  it('encloses the picture as a JPEG of this site, of unknown length', async () => {
    const [item] =
      parseRssFeed(rss(await documentOf(dated({ id: 'a/b', picture: 'https://x.example/a.png' }))))
        .items ?? [];
    expect(item?.enclosures).toEqual([{ url: cutOf('a%2Fb'), length: 0, type: 'image/jpeg' }]);
    expect(item?.media?.contents).toEqual([
      { url: cutOf('a%2Fb'), medium: 'image', type: 'image/jpeg' },
    ]);
  });
});

describe('atom', () => {
  it('says what RFC 4287 asks for', async () => {
    const xml = atom(
      await documentOf(
        dated({ id: 'a/b', picture: 'https://x.example/a.jpg' }),
        dated({
          id: 'c',
          modifiedAt: '2026-11-20T07:00:00.000Z',
          picture: 'https://x.example/c.webp',
        }),
      ),
    );
    const { id, authors, links, updated, entries } = parseAtomFeed(xml);
    expect(xml).toContain('<feed xml:lang="en-IN" xmlns="http://www.w3.org/2005/Atom">');
    expect({ id, authors, links, updated }).toEqual({
      id: 'https://narmada24.example/feeds/en/business.x',
      authors: [{ name: 'Narmada 24', uri: 'https://narmada24.example/' }],
      links: [
        { rel: 'alternate', href: 'https://narmada24.example/business' },
        { rel: 'self', href: 'https://narmada24.example/feeds/en/business.x' },
      ],
      updated: PUBLISHED,
    });
    expect(
      entries?.map((entry) => [
        entry.id,
        entry.published,
        entry.updated,
        entry.links?.[1],
        entry.categories,
      ]),
    ).toEqual([
      [
        'https://narmada24.example/news/a%2Fb',
        PUBLISHED,
        PUBLISHED,
        { rel: 'enclosure', href: cutOf('a%2Fb'), type: 'image/jpeg' },
        [{ term: 'weather', label: 'Weather' }],
      ],
      [
        'https://narmada24.example/news/c',
        PUBLISHED,
        '2026-11-20T07:00:00.000Z',
        { rel: 'enclosure', href: cutOf('c'), type: 'image/jpeg' },
        [{ term: 'weather', label: 'Weather' }],
      ],
    ]);
  });
});

describe('jsonFeed', () => {
  it('is of version 1.1', async () => {
    expect(
      JSON.parse(
        jsonFeed(
          await documentOf(dated({ id: 'c', body: null, picture: 'https://x.example/a.jpg' })),
        ),
      ),
    ).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Business | Narmada 24',
      description: 'News & more',
      home_page_url: 'https://narmada24.example/business',
      feed_url: 'https://narmada24.example/feeds/en/business.x',
      language: 'en-IN',
      authors: [{ name: 'Narmada 24', url: 'https://narmada24.example/' }],
      items: [
        {
          id: 'https://narmada24.example/news/c',
          url: 'https://narmada24.example/news/c',
          title: 'Monsoon reaches the hills',
          summary: 'Rain fell before noon.',
          content_html: '<p>Rain fell before noon.</p>',
          image: cutOf('c'),
          date_published: PUBLISHED,
          date_modified: PUBLISHED,
          tags: ['Weather'],
        },
      ],
    });
  });
});
