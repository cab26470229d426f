import 'server-only';
import { oncePerList } from '@/lib/oncePerList';
import { provider, STORY_FEEDS } from '@/lib/provider/provider';
import type { Story } from '@/lib/stories/model/story';
import { mergeCopies } from './mergeCopies';

export type StoriesWithFallback = {
  /**
   * Every story of the feeds, of every language, each once. Posters are left out: most only lead to
   * a story.
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
  const lists = await Promise.all(STORY_FEEDS.map((feed) => provider.storiesOrLast(feed)));
  const states = lists[STORY_FEEDS.indexOf('news')] ?? [];
  return { all: storiesOf(...lists), states: storiesOf(states) };
}

const storiesOf = oncePerList((...lists: (readonly Story[])[]): readonly Story[] =>
  mergeCopies(lists.flat().filter(hasUrl)),
);

/** An id that a URL cannot hold has no page: dots lead to another folder. */
export const hasUrl = ({ id }: Pick<Story, 'id'>) => !/^\.\.?$/.test(id);
