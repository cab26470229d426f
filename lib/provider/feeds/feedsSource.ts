import 'server-only';
import { environment } from '@/lib/config/environment.mjs';
import { memoize } from '@/lib/memoize';
import type { Feed } from '@/lib/provider/client/feed';
import { lastValid } from '@/lib/provider/client/fetchFeed';
import { fetchAllNews } from '@/lib/provider/client/fetchOrStale';
import { staleStory } from '@/lib/provider/live/liveFields';
import {
  derivedFeeds,
  type Listing,
  listingOf,
  type StoryList,
} from '@/lib/provider/source/derivedFeeds';
import { providerMedia } from '@/lib/provider/source/providerMedia';
import { readList } from '@/lib/provider/source/readList';
import { FAILURES, type KnownEntries, type Source } from '@/lib/provider/source/source';
import { type Completeness, completenessOf, err, ok, type Result } from '@/lib/result';
import type { FeaturedStory } from '@/lib/story/story';
import { feedItemSchema } from './feedItem';
import { type LivePart, livePart, withLiveParts } from './liveParts';
import { readItems } from './readItems';
import { distinctStories, type FeedStory, feedStory, identitiesOf, identityOf } from './sameStory';
import { type Origin, toStory } from './toStory';

type Part = {
  stories: readonly FeaturedStory[];
  coverage: Completeness;
  known: KnownEntries<FeedStory>;
  live?: LivePart;
};

const ACCEPT =
  'application/rss+xml, application/atom+xml, application/feed+json, application/rdf+xml;q=0.9, application/json;q=0.8, application/xml;q=0.8, text/xml;q=0.8, */*;q=0.1';

/** Logs show the name, so it omits the query, which may hold a secret. */
const addressFeed = (from: Origin, at: number): Feed<Part> => {
  const name = `/feeds/${at + 1}/${from.url.host}${from.url.pathname}` as const;
  return {
    name,
    path: from.url,
    accept: ACCEPT,
    byDate: true,
    headers: ['content-type'],
    failure: FAILURES.news,
    async interpret(body, before, header) {
      const media = providerMedia();
      const read = (json: unknown) => {
        const { data } = feedItemSchema.safeParse(json);
        const story = data && toStory(data, from, media);
        return story ? feedStory(data, story) : null;
      };
      const answer = await readList(body, read, {
        feed: name,
        keep: 'first',
        known: before?.known ?? new Map(),
        identity: identityOf,
        parse: (given) => readItems(given, header('content-type'), name),
      });
      if (!answer || answer.kind === 'other') return err(`${FAILURES.news}: no feed`);
      const { kept, total, known, isComplete: isWhole } = answer;
      const stories = distinctStories(kept);
      if (stories.length === 0 && total > 0) return err(`${FAILURES.news}: no usable item`);
      const part = { coverage: isWhole ? 'complete' : 'partial', known } as const;
      if (from.live === undefined) return ok({ ...part, stories });
      return ok({ ...part, stories: [], live: livePart(from.live, stories, before?.live ?? null) });
    },
  };
};

const feeds = (): Feed<Part>[] => (environment().NEWS_FEEDS ?? []).map(addressFeed);

const newestFirst = (a: FeaturedStory, b: FeaturedStory): number => {
  const [one, other] = [a.publishedAt ?? '', b.publishedAt ?? ''];
  return one === other ? 0 : one < other ? 1 : -1;
};

const merged = memoize((...parts: (readonly FeaturedStory[])[]): readonly FeaturedStory[] => {
  const byId = new Map<string, FeaturedStory>();
  const known = new Set<string>();
  for (const story of parts.flat()) {
    const own = identitiesOf(story);
    if (own.some((identity) => known.has(identity))) continue;
    byId.set(story.id, story);
    for (const identity of own) known.add(identity);
  }
  return [...byId.values()].toSorted(newestFirst);
});

function mergedListing(parts: readonly (Part | null)[], isStale = false): Listing {
  const read = parts.filter((part) => part !== null);
  return listingOf(
    withLiveParts(
      merged(...read.map(({ stories }) => stories)),
      ...read.flatMap(({ live }) => live ?? []),
    ),
    completenessOf(parts.map((part) => part?.coverage === 'complete')),
    isStale,
  );
}

/** The last updates of a failing feed; without them the story would stop being a live page. */
function lastUpdates(feed: Feed<Part> | undefined): Part | null {
  const last = feed && lastValid(feed);
  return last?.live ? staleUpdates(last) : null;
}

const staleUpdates = memoize(({ live, ...part }: Part): Part => ({
  ...part,
  coverage: 'partial',
  ...(live && { live: staleStory(live) }),
}));

const newest: StoryList = {
  async now(): Promise<Result<Listing, string>> {
    const asked = feeds();
    const results = await fetchAllNews(asked);
    const parts = results.map((result, at) => (result.ok ? result.value : lastUpdates(asked[at])));
    return results.some(({ ok: isRead }) => isRead)
      ? ok(
          mergedListing(
            parts,
            results.some(({ isStale }) => isStale),
          ),
        )
      : err(FAILURES.news);
  },
  last() {
    const parts = feeds().map(lastValid);
    return parts.some((part) => part !== null) ? mergedListing(parts) : null;
  },
};

/** RSS, RDF, Atom or JSON Feed from `NEWS_FEEDS`. Stories that leave their feed are gone. */
export const feedsSource: Source = derivedFeeds({ newest });
