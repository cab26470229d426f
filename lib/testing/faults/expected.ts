import type { Locale } from '@/lib/i18n/locales';
import type { FaultOutcome } from './faults';
import { FEEDS, type FeedPath, idsIn } from './provider';

/** What a block is given: the inner message (product.md 13), or null for a list, also an empty one. */
type Messages = Record<FeedPath, string | null>;

const NOT_A_LIST: Messages = {
  '/posters': 'Invalid poster data received',
  '/breaking-news': 'Invalid breaking news data',
  '/featured-stories': 'Failed to fetch featured stories',
  '/news': null, // counts as an empty list
};
const NO_ENTRIES: Messages = {
  '/posters': 'No valid posters found',
  '/breaking-news': null,
  '/featured-stories': null,
  '/news': null,
};

/** By the catalogue of failures, product.md 13. */
export const MESSAGES: Record<FaultOutcome, Messages> = {
  unanswered: {
    '/posters': 'Failed to fetch posters',
    '/breaking-news': 'Failed to fetch breaking news',
    '/featured-stories': 'Failed to fetch featured stories',
    '/news': 'Failed to fetch news',
  },
  notJson: { ...NOT_A_LIST, '/news': 'Failed to fetch news' },
  notAList: NOT_A_LIST,
  articles: NOT_A_LIST,
  noArticles: NOT_A_LIST,
  empty: NO_ENTRIES,
  unusable: NO_ENTRIES,
  good: { '/posters': null, '/breaking-news': null, '/featured-stories': null, '/news': null },
};

export type FeedOutcomes = Record<FeedPath, FaultOutcome>;

const STORY_FEEDS = FEEDS.filter((feed) => feed !== '/posters');

/** How the log speaks of a feed that answered so. */
export function logged(feed: FeedPath, outcome: FaultOutcome): ('error' | 'warn')[] {
  const failed = MESSAGES[outcome][feed] !== null || MESSAGES[outcome] === NOT_A_LIST;
  return [
    ...(failed ? ['error' as const] : []),
    ...(outcome === 'unusable' ? ['warn' as const] : []),
  ];
}

/**
 * What a feed for machines tells once every feed has been good: no story that a failure hides is
 * lost, only what an empty list took back.
 */
export const kept = (outcomes: FeedOutcomes, locale: Locale) =>
  idsIn(
    locale,
    STORY_FEEDS.filter((feed) => outcomes[feed] !== 'empty'),
  );

/** Whether a search says that it could not read a feed that answered so. */
const isUnread = (feed: FeedPath, outcome: FaultOutcome) =>
  outcome === 'unanswered' || outcome === 'notJson' || (outcome === 'notAList' && feed !== '/news');
/** Whether an id that is not in an answer is known to be absent. */
const isComplete = (feed: FeedPath, outcome: FaultOutcome) =>
  ['empty', 'good', ...(feed === '/posters' ? [] : ['articles', 'noArticles'])].includes(outcome);

/** What `readAll` has to give by how each feed answered, in the order of `FEEDS`. */
export function expected(outcomes: FeedOutcomes, locale: Locale) {
  const ids = (feeds: readonly FeedPath[]) => idsIn(locale, feeds);
  const isGood = (feed: FeedPath) => outcomes[feed] === 'good';
  const isFound = (feed: FeedPath) =>
    isGood(feed) || (outcomes[feed] === 'articles' && feed !== '/posters');
  const list = (feed: FeedPath) => MESSAGES[outcomes[feed]][feed] ?? ids([feed].filter(isGood));
  const api = (body: string | string[]) => ({ status: Array.isArray(body) ? 200 : 502, body });
  const unread = STORY_FEEDS.filter((feed) => isUnread(feed, outcomes[feed])).length;
  const nowhere = FEEDS.every((feed) => isComplete(feed, outcomes[feed])) ? 'absent' : 'unknown';
  const found = ids(STORY_FEEDS.filter(isFound));
  const trending = ids(STORY_FEEDS.filter(isGood));
  /** Until one has answered, nobody is told that there is no news. */
  const isKnown = STORY_FEEDS.some((feed) =>
    ['good', 'empty', 'articles'].includes(outcomes[feed]),
  );
  return {
    slides: list('/posters'),
    breaking: list('/breaking-news'),
    featured: list('/featured-stories'),
    trending,
    section: list('/news'),
    state: list('/news'),
    search: { found, coverage: ['complete', 'partial', 'partial', 'none'][unread] },
    feed: { status: isKnown ? 200 : 503, ids: found },
    articles: Object.fromEntries(
      FEEDS.flatMap((feed) => ids([feed]).map((id) => [id, isFound(feed) ? 'found' : nowhere])),
    ),
    nobodys: nowhere,
    api: {
      posters: api(list('/posters')),
      breaking: api(list('/breaking-news')),
      featured: api(list('/featured-stories')),
      trending: api(trending),
    },
  };
}
