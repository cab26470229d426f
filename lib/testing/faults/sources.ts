import { apiSource } from '@/lib/provider/api/apiSource';
import { feedsSource } from '@/lib/provider/feeds/feedsSource';
import { ghostSource } from '@/lib/provider/ghost/ghostSource';
import type { Source } from '@/lib/provider/source/source';
import { wordpressSource } from '@/lib/provider/wordpress/wordpressSource';
import { MESSAGES } from './expected';
import { type FaultOutcome, FAULTS } from './faults';

const GHOST_ID = 'a'.repeat(24);
const TITLE = 'The bridge opens';
const GHOST_POST = {
  id: GHOST_ID,
  title: TITLE,
  visibility: 'public',
  url: 'http://localhost/bridge/',
  featured: true,
  published_at: '2026-11-20T05:00:00.000+00:00',
};
const WP_POST = {
  id: 7,
  date_gmt: '2026-11-20T05:00:00',
  modified_gmt: '2026-11-20T05:00:00',
  title: { rendered: TITLE },
  excerpt: { rendered: '<p>Rain.</p>', protected: false },
  content: { rendered: '<p>Rain.</p>', protected: false },
  link: 'http://localhost/bridge/',
  author: 2,
  featured_media: 3,
  categories: [5],
  tags: [5],
};
const WP_TERM = { id: 5, name: 'Sports', slug: 'sports', parent: 0 };
const RSS = `<?xml version="1.0"?><rss version="2.0"><channel><title>T</title>
<item><title>${TITLE}</title><guid>https://a.example/1</guid></item></channel></rss>`;

/** What each block says that failed. */
export const FAILED = {
  news: 'Failed to fetch news',
  breaking: 'Failed to fetch breaking news',
  featured: 'Failed to fetch featured stories',
  posters: 'Failed to fetch posters',
};
export const READ = { news: 'read', breaking: 'read', featured: 'read', posters: 'read' };
const EMPTY = { ...READ, posters: 'No valid posters found' };

type Blocks = typeof READ;

/** Another answer than a list of stories is one that cannot be used. */
const RESULTS: Record<FaultOutcome, Blocks> = {
  unanswered: FAILED,
  notJson: FAILED,
  notAList: FAILED,
  articles: FAILED,
  noArticles: FAILED,
  unusable: FAILED,
  empty: EMPTY,
  good: READ,
};

/** Of the API the catalogue says more, and calls more of it an empty list. */
const ofApi = (outcome: FaultOutcome): Blocks => {
  const of = MESSAGES[outcome];
  return {
    news: of['/news'] ?? 'read',
    breaking: of['/breaking-news'] ?? 'read',
    featured: of['/featured-stories'] ?? 'read',
    posters: of['/posters'] ?? 'read',
  };
};

const faults = Object.entries(FAULTS);
/**
 * What is no fault of any format. The others of this outcome, and the empty lists, are written for an
 * answer that is a list in JSON: of another format they make an answer that cannot be read.
 */
const GOOD = [
  'is slow',
  'comes in pieces',
  'says another charset',
  'says HTML',
  'begins with a byte order mark',
  'is in gzip',
  'is in gzip without saying so',
  'has an ETag that never changes',
  'has an ETag of a kilobyte',
];
const ofOtherFormat = (...good: readonly string[]) =>
  Object.fromEntries(
    faults.map(([name]) => [name, RESULTS[good.includes(name) ? 'good' : 'unanswered']]),
  );

export type FaultySource = {
  name: string;
  source: Source;
  /** What a call is answered by: one story. */
  goodBody: (path: string) => string;
  /** What is told apart from lists, and stays well. */
  spared?: RegExp;
  /** A story that it has. */
  id: string;
  /** What each fault does to the blocks. */
  results: Readonly<Record<string, Blocks>>;
  /** The messages of what else it can be asked for. */
  others: Readonly<Record<string, string>>;
};
/** What each fault does to each source, where every call of it has the fault. */
export const FAULTY_SOURCES: FaultySource[] = [
  {
    name: 'api',
    source: apiSource,
    goodBody: () => JSON.stringify([{ id: 'bridge', title: TITLE }]),
    id: 'bridge',
    results: Object.fromEntries(faults.map(([name, { outcome }]) => [name, ofApi(outcome)])),
    others: {},
  },
  {
    name: 'wordpress',
    source: wordpressSource,
    goodBody: (path) =>
      JSON.stringify(
        path.includes('/posts')
          ? [WP_POST]
          : path.startsWith('/wp-json/wp/')
            ? [WP_TERM]
            : { namespaces: ['wp/v2'] },
      ),
    spared: /^\/(?:wp-json\/\?|\?rest_route=\/&)/,
    id: '7',
    results: Object.fromEntries(faults.map(([name, { outcome }]) => [name, RESULTS[outcome]])),
    others: {
      stories: 'News article not found',
      archive: 'Failed to fetch news',
      section: 'Failed to fetch news',
      sitemap: 'Failed to fetch news',
      address: 'News article not found',
    },
  },
  {
    name: 'ghost',
    source: ghostSource,
    goodBody: (path) =>
      JSON.stringify(
        path.includes('/tags/')
          ? { tags: [{ id: GHOST_ID, name: 'Sports', slug: 'sports' }] }
          : { posts: [GHOST_POST] },
      ),
    id: GHOST_ID,
    results: ofOtherFormat(...GOOD),
    others: {
      stories: 'Failed to fetch stories',
      archive: 'Failed to fetch the archive',
      section: 'Failed to fetch the archive',
      sitemap: 'Failed to fetch the archive',
      address: 'Failed to fetch stories',
    },
  },
  {
    name: 'feeds',
    source: feedsSource,
    goodBody: () => RSS,
    id: '',
    // Its parser takes the first feed that it finds, whatever stands around that.
    results: ofOtherFormat(
      ...GOOD,
      'answers in UTF-16',
      'answers twice',
      'is a list within data',
      'is an articles object',
      'has every entry twice',
      // A feed that was cut off, whose items are whole.
      'is cut off before its end',
      'holds bytes that are no UTF-8',
      'holds bad entries beside good ones',
      'holds an entry nested 200,000 deep',
      'holds an entry that names prototypes',
    ),
    others: {},
  },
];
