import 'server-only';
import { type StoryFeed, breakingFeed, featuredFeed, newsFeed } from '@/lib/provider/storyFeeds';
import { type Feed, fetchFeed, lastValid } from '@/lib/provider/client/fetchFeed';
import { uniqueById } from './getAllStories';
import { oncePerList } from './oncePerList';
import type { Story } from '@/lib/story/story';

export type StoriesWithFallback = {
  /**
   * Every story of the three feeds, of every language, each once. Posters are left out: most only
   * lead to a story.
   */
  all: readonly Story[];
  /** Those of the news call, which is the states' news. */
  states: readonly Story[];
};

/**
 * The stories for lists that machines read (feeds, sitemaps): all feeds are asked, and one that
 * fails this time is represented by what it last said, since a story dropped from a sitemap is a
 * story dropped from a search. Pages never read this: they show what the call in flight says.
 */
export async function getStoriesWithFallback(): Promise<StoriesWithFallback> {
  const [breaking, featured, states] = await Promise.all([
    lastValidStories(breakingFeed),
    lastValidStories(featuredFeed),
    lastValidStories(newsFeed),
  ]);
  return { all: storiesOf(breaking, featured, states), states: storiesOf(states) };
}

const NOTHING: Pick<StoryFeed, 'byId'> = { byId: new Map() };

async function lastValidStories(feed: Feed<StoryFeed>): Promise<Pick<StoryFeed, 'byId'>> {
  await fetchFeed(feed);
  return lastValid(feed) ?? NOTHING;
}

const storiesOf = oncePerList((...feeds: Pick<StoryFeed, 'byId'>[]): readonly Story[] =>
  uniqueById(feeds.flatMap(({ byId }) => [...byId.values()]).filter(hasUrl)),
);

/** An id that a URL cannot hold has no page: dots lead to another folder. */
const hasUrl = ({ id }: Story) => !/^\.\.?$/.test(id);
