import 'server-only';
import { memoize } from '@/lib/memoize';
import type { Feed } from '@/lib/provider/client/feed';
import { lastValid } from '@/lib/provider/client/fetchFeed';
import { fetchNews } from '@/lib/provider/client/fetchOrStale';
import {
  derivedFeeds,
  type Listing,
  type StoryList,
  type StoryLists,
} from '@/lib/provider/source/derivedFeeds';
import { BLOCK_TAGS } from '@/lib/provider/source/filing';
import { type Source, FAILURES } from '@/lib/provider/source/source';
import { ok } from '@/lib/result';
import type { FeaturedStory } from '@/lib/story/story';
import { archive, sitemap } from './archive';
import { type ContentPage, PAGE_LIMIT } from './contentApi';
import { draft } from './draft';
import { isShown, CARD_FIELDS } from './postSchema';
import { idsAt, storiesById } from './singlePosts';
import { postsFeed } from './toStory';

type List = { name: `/${string}`; failure: string; length: number; filter?: string };

const LISTS = {
  newest: { name: '/news', failure: FAILURES.news, length: PAGE_LIMIT },
  breaking: {
    name: '/breaking-news',
    failure: FAILURES.breaking,
    length: 30,
    filter: `tag:${BLOCK_TAGS.breaking}`,
  },
  featured: {
    name: '/featured-stories',
    failure: FAILURES.featured,
    length: 12,
    filter: 'featured:true',
  },
  posters: {
    name: '/posters',
    failure: FAILURES.posters,
    length: 12,
    filter: `tag:${BLOCK_TAGS.posters}`,
  },
} as const satisfies Record<string, List>;

const listFeed = ({ name, failure, length, filter }: List): Feed<ContentPage<FeaturedStory>> =>
  postsFeed(
    { name, failure },
    {
      fields: CARD_FIELDS,
      filter: isShown(filter),
      order: 'published_at desc',
      limit: length,
    },
  );

const listingOf = memoize((stories: readonly FeaturedStory[], isStale: boolean): Listing => ({
  stories,
  coverage: 'complete',
  isStale,
}));

const storyList = (list: List): StoryList => ({
  async now() {
    const page = await fetchNews(listFeed(list));
    return page.ok ? ok(listingOf(page.value.entries, page.isStale ?? false)) : page;
  },
  last() {
    const page = lastValid(listFeed(list));
    return page && listingOf(page.entries, false);
  },
});

export const ghostLists: StoryLists = {
  newest: storyList(LISTS.newest),
  breaking: storyList(LISTS.breaking),
  featured: storyList(LISTS.featured),
  posters: storyList(LISTS.posters),
};

/** Members-only posts stay hidden, titles too, unless `GHOST_MEMBERS_POSTS` is `teaser`. */
export const ghostSource: Source = {
  ...derivedFeeds(ghostLists),
  stories: storiesById,
  archive,
  sitemap,
  idsAt,
  draft,
};
