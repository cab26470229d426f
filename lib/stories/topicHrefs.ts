import 'server-only';
import { oncePerList } from '@/lib/oncePerList';
import { sectionOfTopic, topicPath } from '@/lib/pages/topicPath';
import { matchStories } from '@/lib/search/searchStories';
import { terms } from '@/lib/search/terms';
import type { Story } from '@/lib/stories/model/story';
import { getSearched } from './getSearched';

/**
 * Where a topic leads, without language prefix; null where nothing is to be found. `name` is its key
 * or its name in the default language, `words` its name in the page's.
 */
export type TopicHref = (name: string, words: string) => string | null;

const isFound = oncePerList(
  (stories: readonly Story[], latest: number, words: string) =>
    matchStories(stories, terms(words), { latest }).found.length > 0,
);

/** Leads to the sections alone, as long as the news is not known. */
export const sectionHref: TopicHref = (name) => sectionOfTopic(name);

/** Leads to the sections, and to a search that finds something now. */
export async function topicHrefs(): Promise<TopicHref> {
  const { stories, latest } = await getSearched();
  return (name, words) =>
    sectionOfTopic(name) ?? (isFound(stories, latest, words) ? topicPath(name, words) : null);
}
