import { AD_PACKAGES } from '#site/adPackages.mjs';
import { BODIES } from '#site/bodies.mjs';
import { CLIMATE } from '#site/climate.mjs';
import { READINGS } from '#site/horoscope.mjs';
import { JOBS } from '#site/jobs.mjs';
import { MARKET_SUMMARY } from '#site/markets.mjs';
import { REGIONS } from '#site/regions.mjs';
import { SAMPLES as BY_SECTION } from '#site/samples.mjs';
import { STATE_LIST } from '@/lib/content/states';
import { figure } from '@/lib/format/numbers';
import { TOOL_PATHS } from '@/lib/pages/siteTools';
import { TOOLS } from '@/lib/pages/tools';
import { decodeEntities } from '@/lib/testing/decodeEntities';
import { expect, test } from '../fixtures';
import { textOf } from '../html';
import { startSite } from '../site';
import { featuredStory, newsItem } from '../stories';
import { at, type Lang, LANGS, WORDS } from '../words';
import { crawl, visit } from './crawl';

/** Shorter ones, such as the name of a city, may stand anywhere. */
const TELLING = 25;

/** Every text of some content, however deep, in a language. */
function textsOf(content: unknown, lang: Lang): string[] {
  if (typeof content === 'string') return content.length < TELLING ? [] : [content];
  if (typeof content !== 'object' || content === null) return [];
  const parts = Object.hasOwn(content, lang)
    ? [Object.entries(content).find(([name]) => name === lang)?.[1]]
    : Object.values(content);
  return parts.flatMap((part) => textsOf(part, lang));
}

const SAMPLES = [...Object.values(BY_SECTION), ...STATE_LIST.map(({ samples }) => samples)].flat();

const INVENTED: readonly string[] = LANGS.flatMap((lang) => [
  ...textsOf([SAMPLES, BODIES, READINGS, JOBS, AD_PACKAGES, REGIONS, CLIMATE], lang),
  ...SAMPLES.map(({ title }) => title[lang]),
  ...MARKET_SUMMARY.map(({ value }) => figure(value, lang, 2)),
  ...AD_PACKAGES.map(({ priceFrom }) => figure(priceFrom, lang, 0)),
  // The mark of a figure, as in "12.3K views (sample)".
  WORDS[lang].Story.sampleFigure.replace('{figure}', ''),
  WORDS[lang].Section.samples,
  WORDS[lang].Contact.sent,
  WORDS[lang].Weather.otherCities,
]);

const SAMPLE_TOOLS = TOOL_PATHS.filter((path) => 'figures' in TOOLS[path]);

const NAMES = [
  ...SAMPLES.map(({ id }) => `sample-${id}`),
  ...SAMPLE_TOOLS,
  'sampleViews',
  // Of the sample PIN records.
  '@post.example',
];

/** What other deployments have a page for. */
const UNKNOWN = ['/news/sample-cricket-last-over', ...SAMPLE_TOOLS];

/** What no link leads to. */
const UNLINKED = [
  '/api/posters',
  '/api/breaking-news',
  '/api/featured-stories',
  '/api/trending',
  '/api/stories?ids=sample-cricket-last-over,news-en-0',
  '/api/tools/fuel',
  '/api/tools/metals',
  '/api/tools/aqi',
  '/api/tools/horoscope',
  '/api/tools/pin?q=110001',
];
const SEARCHES = { en: '/search?q=Hosts%20win', hi: '/search?q=आख़िरी%20गेंद' };

test('without samples no answer holds one', async ({ provider, upstream }) => {
  test.setTimeout(600_000);
  upstream.news.news.push(newsItem('en', 0, { id: 'unseen', views: null, timestamp: null }));
  upstream.news['featured-stories'].push(featuredStory('en', 0, { id: 'new', views: null }));
  const { origin, server } = await startSite({ NEWS_API_URL: provider.origin, SAMPLES: 'off' });
  try {
    const visits = await crawl(origin, { pictures: false });
    for (const lang of LANGS) {
      for (const path of UNLINKED) {
        const url = `${origin}${path}${path.includes('?') ? '&' : '?'}locale=${lang}`;
        visits.set(url, await visit(url));
      }
      const search = origin + at(lang, SEARCHES[lang]);
      visits.set(search, await visit(search));
      for (const path of UNKNOWN) {
        const url = origin + at(lang, path);
        expect(visits.has(url), url).toBe(false);
        visits.set(url, await visit(url));
        expect([url, visits.get(url)?.status]).toEqual([url, 404]);
      }
    }
    expect(visits.size).toBeGreaterThan(200);
    const found = [...visits].flatMap(([url, { text, type }]) => {
      const [whole, read] = [
        decodeEntities(text),
        type.startsWith('text/html') ? textOf(text) : text,
      ];
      return [
        ...NAMES.filter((name) => !url.includes(name) && whole.includes(name)),
        ...INVENTED.filter((words) => read.includes(words)),
      ].map((what) => `${url}: ${what}`);
    });
    expect(found).toEqual([]);
  } finally {
    await server.stop();
  }
});
