import { story } from '@/lib/testing/samples';
import { speakOnServer } from '@/lib/testing/speakOnServer';
import { robots } from '../robots';
import { indexedPaths, pagesSitemap } from './pagesSitemap';
import { indexSitemap } from './sitemapResponse';
import { newsSitemap, recent, storiesSitemap, storyFiles } from './storiesSitemap';

jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));

const NOW = Date.parse('2026-11-20T06:30:00.000Z');
const HOUR_MS = 3_600_000;
const at = (hoursAgo: number) => new Date(NOW - hoursAgo * HOUR_MS).toISOString();

beforeEach(() => {
  process.env.SITE_URL = 'https://narmada24.example';
  process.env.NEWS_API_URL = 'https://api.example.org';
  speakOnServer('en');
});

const entriesOf = (xml: string) => xml.match(/<(url|sitemap)>.*?<\/\1>/gs) ?? [];
const partOf = (entry: string, name: string) =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(entry)?.[1] ?? null;
const entryOf = (xml: string, loc: string) =>
  entriesOf(xml).find((entry) => partOf(entry, 'loc') === loc) ?? '';

describe('pages.xml', () => {
  const english = story({ id: 'e', category: 'business', publishedAt: at(2), state: null });
  const hindi = story({ id: 'h', lang: 'hi', category: 'sports', publishedAt: at(3), state: null });
  const breaking = story({ id: 'b', category: 'world', publishedAt: at(1), state: null });
  const xml = () =>
    pagesSitemap({ all: [english, hindi, breaking], states: [english, hindi] }, NOW);

  it('has every page twice, and neither the search nor what a device keeps', () => {
    expect(indexedPaths()).toEqual(
      expect.arrayContaining([
        '/',
        '/india',
        '/india/gujarat',
        '/sports/ipl',
        '/tools/horoscope',
        '/privacy-policy',
      ]),
    );
    expect(indexedPaths().filter((path) => ['/search', '/my'].includes(path))).toEqual([]);
    expect(entriesOf(xml())).toHaveLength(2 * indexedPaths().length);
  });

  it('names a page’s languages at each of its URLs', () => {
    const links =
      '<xhtml:link rel="alternate" hreflang="en-IN" href="https://narmada24.example/"/><xhtml:link rel="alternate" hreflang="hi-IN" href="https://narmada24.example/hi"/><xhtml:link rel="alternate" hreflang="x-default" href="https://narmada24.example/"/>';
    expect(entryOf(xml(), 'https://narmada24.example/')).toContain(links);
    expect(entryOf(xml(), 'https://narmada24.example/hi')).toContain(links);
  });

  it.each([
    ['/', at(1)],
    ['/hi', at(3)],
    ['/business', at(2)],
    ['/hi/business', null],
    ['/hi/sports', at(3)],
    ['/world', null],
    ['/contact-us', null],
  ])('says of %s when it changed: %s', (path, lastmod) => {
    expect(partOf(entryOf(xml(), `https://narmada24.example${path}`), 'lastmod')).toBe(lastmod);
  });
});

describe('stories.xml', () => {
  it('has a story at both URLs, with its picture', () => {
    const xml = storiesSitemap(
      [story({ id: 'a&b/ख', picture: 'https://x.example/a.jpg?w=1&h=2', publishedAt: at(5) })],
      1,
      NOW,
    );
    const [english = '', hindi = ''] = entriesOf(xml);
    expect(partOf(english, 'loc')).toBe('https://narmada24.example/news/a%26b%2F%E0%A4%96');
    expect(partOf(hindi, 'loc')).toBe('https://narmada24.example/hi/news/a%26b%2F%E0%A4%96');
    expect([partOf(english, 'lastmod'), partOf(english, 'image:loc')]).toEqual([
      at(5),
      expect.stringMatching(
        /^https:\/\/narmada24\.example\/pictures\/a%26b%2F%E0%A4%96\.[0-9a-f]{12}\.16x9\.jpg$/,
      ),
    ]);
    expect(hindi.match(/hreflang="[^"]+"/g)).toEqual([
      'hreflang="en-IN"',
      'hreflang="hi-IN"',
      'hreflang="x-default"',
    ]);
  });

  it('has a story and its translation once each, as alternates', () => {
    const xml = storiesSitemap([story({ id: 'a' }), story({ id: 'a-hi', lang: 'hi' })], 1, NOW);
    const languages =
      '<xhtml:link rel="alternate" hreflang="en-IN" href="https://narmada24.example/news/a"/><xhtml:link rel="alternate" hreflang="hi-IN" href="https://narmada24.example/hi/news/a-hi"/><xhtml:link rel="alternate" hreflang="x-default" href="https://narmada24.example/news/a"/>';
    expect(entriesOf(xml)).toHaveLength(2);
    for (const page of ['/news/a', '/hi/news/a-hi'])
      expect(entryOf(xml, `https://narmada24.example${page}`)).toContain(languages);
  });

  it('says nothing of a picture or a moment that is not known, nor of one to come', () => {
    const xml = storiesSitemap(
      [story({ picture: null, publishedAt: null }), story({ picture: null, publishedAt: at(-1) })],
      1,
      NOW,
    );
    expect(xml).not.toMatch(/<lastmod|<image:image/);
  });

  it('leaves out copies, what editors keep out, and a URL longer than the protocol’s', () => {
    expect(
      entriesOf(
        storiesSitemap(
          [
            story({ id: 'x'.repeat(3000) }),
            story({ id: 'copy', canonicalUrl: 'https://agency.example/s' }),
            story({ id: 'kept-out', unlisted: true }),
            story(),
          ],
          1,
          NOW,
        ),
      ),
    ).toHaveLength(2);
  });

  const many = Array.from({ length: 10_001 }, (_, index) =>
    story({ id: `s${index}`, publishedAt: null }),
  );

  it('parts many stories among files', () => {
    expect([storyFiles(0), storyFiles(5000), storyFiles(5001), storyFiles(many.length)]).toEqual([
      1, 1, 2, 3,
    ]);
    expect([1, 2, 3].map((file) => entriesOf(storiesSitemap(many, file, NOW)).length)).toEqual([
      10_000, 10_000, 2,
    ]);
  });
});

describe('news.xml', () => {
  it.each([
    ['just now', at(0), true],
    ['48 hours ago', at(48), true],
    ['a millisecond more than 48 hours ago', new Date(NOW - 48 * HOUR_MS - 1).toISOString(), false],
    ['in a minute', at(-1 / 60), false],
    ['nobody says when', null, false],
  ])('of a story published %s', (_, publishedAt, expected) => {
    expect(recent([story({ publishedAt })], NOW)).toHaveLength(Number(expected));
  });

  it('has at most a thousand, the newest first', () => {
    expect(
      recent(
        [
          story({
            publishedAt: '2026-11-20T06:00:00.000Z',
            canonicalUrl: 'https://agency.example/s',
          }),
        ],
        NOW,
      ),
    ).toEqual([]);
    const stories = recent(
      Array.from({ length: 1100 }, (_, index) =>
        story({ id: String(index), publishedAt: at(index / 100) }),
      ).toReversed(),
      NOW,
    );
    expect([stories.length, stories[0]?.id, stories.at(-1)?.id]).toEqual([1000, '0', '999']);
  });

  it('names each story in its own language', async () => {
    const title = '</news:title> ]]> "AT&T"\u0000\n\ud83d';
    const [hindi = '', english = '', marathi = ''] = entriesOf(
      await newsSitemap(
        [
          story({ id: 'h', lang: 'hi', publishedAt: at(1) }),
          story({ id: 'e', title, publishedAt: at(2) }),
          story({ id: 'm', lang: 'hi', otherLanguage: 'mr', publishedAt: at(3) }),
        ],
        NOW,
      ),
    );
    const partsOf = (line: string) =>
      ['loc', 'news:name', 'news:language', 'news:publication_date', 'news:title'].map((name) =>
        partOf(line, name),
      );
    expect(partsOf(hindi)).toEqual([
      'https://narmada24.example/hi/news/h',
      'नर्मदा 24',
      'hi',
      at(1),
      'Monsoon reaches the hills',
    ]);
    expect(partsOf(english)).toEqual([
      'https://narmada24.example/news/e',
      'Narmada 24',
      'en',
      at(2),
      '&lt;/news:title&gt; ]]&gt; &quot;AT&amp;T&quot;',
    ]);
    expect(partOf(marathi, 'news:language')).toBe('mr');
  });
});

describe('the index', () => {
  const locs = (stories: ReturnType<typeof story>[]) =>
    entriesOf(indexSitemap({ all: stories, states: [] }, NOW)).map((line) => [
      partOf(line, 'loc'),
      partOf(line, 'lastmod'),
    ]);
  const sitemapUrl = (file: string) => `https://narmada24.example/sitemaps/${file}`;

  it('names what there is, with its last change', () => {
    expect(locs([story({ publishedAt: at(2) }), story({ id: 'b', publishedAt: at(1) })])).toEqual([
      [sitemapUrl('pages.xml'), at(1)],
      [sitemapUrl('stories.xml'), at(1)],
      [sitemapUrl('news.xml'), at(1)],
    ]);
  });

  it('leaves out what would be empty', () => {
    expect(locs([])).toEqual([[sitemapUrl('pages.xml'), null]]);
    expect(locs([story({ publishedAt: at(50) })])).toEqual([
      [sitemapUrl('pages.xml'), at(50)],
      [sitemapUrl('stories.xml'), at(50)],
    ]);
  });

  it('names every file of stories, and none for copies of others’, which are in no file', () => {
    const copy = { canonicalUrl: 'https://agency.example/a' };
    const many = Array.from({ length: 5001 }, (_, index) =>
      story({ id: String(index), publishedAt: null }),
    );
    expect(locs(many).map(([loc]) => loc)).toEqual(
      ['pages.xml', 'stories.xml', 'stories-2.xml'].map(sitemapUrl),
    );
    const copies = many.map((one, index) => (index < 5000 ? { ...one, ...copy } : one));
    expect(locs(copies).map(([loc]) => loc)).toEqual(['pages.xml', 'stories.xml'].map(sitemapUrl));
    expect(locs(copies.slice(0, 9)).map(([loc]) => loc)).toEqual([sitemapUrl('pages.xml')]);
  });
});

describe('robots.txt', () => {
  it('lets everybody in, but not to endpoints and search results', () => {
    expect(robots().split('\n')).toEqual([
      'User-agent: *',
      'Allow: /',
      'Disallow: /api/',
      'Disallow: /search?',
      'Disallow: /hi/search?',
      '',
      'Sitemap: https://narmada24.example/sitemap.xml',
      '',
    ]);
  });
});
