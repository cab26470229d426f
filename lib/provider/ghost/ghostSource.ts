import 'server-only';
import type { Feed } from '@/lib/provider/client/feed';
import { lastValid } from '@/lib/provider/client/fetchFeed';
import { fetchNews } from '@/lib/provider/client/fetchOrStale';
import {
  derivedFeeds,
  listingOf,
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

const storyList = (list: List): StoryList => ({
  async now() {
    const page = await fetchNews(listFeed(list));
    return page.ok ? ok(listingOf(page.value.entries, 'complete', page.isStale ?? false)) : page;
  },
  last() {
    const page = lastValid(listFeed(list));
    return page && listingOf(page.entries, 'complete', false);
  },
});

export const ghostLists: StoryLists = {
  newest: storyList({ name: '/news', failure: FAILURES.news, length: PAGE_LIMIT }),
  breaking: storyList({
    name: '/breaking-news',
    failure: FAILURES.breaking,
    length: 30,
    filter: `tag:${BLOCK_TAGS.breaking}`,
  }),
  featured: storyList({
    name: '/featured-stories',
    failure: FAILURES.featured,
    length: 12,
    filter: 'featured:true',
  }),
  posters: storyList({
    name: '/posters',
    failure: FAILURES.posters,
    length: 12,
    filter: `tag:${BLOCK_TAGS.posters}`,
  }),
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
