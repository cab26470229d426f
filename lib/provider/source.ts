import type { Feed } from '@/lib/provider/client/fetchFeed';
import type { Result } from '@/lib/result';
import type { FeaturedStory, Story } from '@/lib/stories/model/story';
import type { Posters } from './posterFeed';
import type { StoryFeed } from './storyFeeds';

/**
 * The feeds of stories, in the order in which a story is looked up. Whatever reads all stories
 * follows this list: look-up, search, trending, feeds and sitemaps.
 */
export const STORY_FEEDS = ['breaking', 'featured', 'news'] as const;

export type StoryFeedName = (typeof STORY_FEEDS)[number];

/** A publishing system as the façade asks it: paths, validation and mapping stand behind this. */
export type Source = {
  feeds: Record<StoryFeedName, Feed<StoryFeed>>;
  posters: Feed<Posters>;
  /**
   * One story by its id, where the system answers for single stories; null when it has none. Asked
   * only for an id that is in no feed. Each id is a call of its own, so that a source has to bound
   * how many it makes.
   */
  story?: (id: string) => Promise<Result<Story | null, string>>;
  /** What a feed had before its newest stories, where the system has pages; 2 is the first. */
  olderPage?: (
    feed: StoryFeedName,
    page: number,
  ) => Promise<Result<readonly FeaturedStory[], string>>;
};
