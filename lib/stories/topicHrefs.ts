import 'server-only';
import { memoize } from '@/lib/memoize';
import { sectionOfTopic, topicPath } from '@/lib/pages/topicPath';
import { matchStories } from '@/lib/search/searchStories';
import { terms } from '@/lib/search/terms';
import type { Story } from '@/lib/story/story';
import { getSearched } from './getSearched';

/**
 * An unprefixed link; null without results. `name` is the key or the name in the default language,
 * `words` the page's.
 */
export type TopicHref = (name: string, words: string) => string | null;

const isFound = memoize(
  (stories: readonly Story[], believableUntil: number, words: string) =>
    matchStories(stories, terms(words), { believableUntil }).found.length > 0,
);

export async function topicHrefs(): Promise<TopicHref> {
  const { stories, believableUntil } = await getSearched();
  return (name, words) =>
    sectionOfTopic(name) ??
    (isFound(stories, believableUntil, words) ? topicPath(name, words) : null);
}
