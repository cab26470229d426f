import { categoryKey, type CategoryKey } from '@/lib/reference/keys';
import type { StoryCard } from '@/lib/news/story';

/** A filter's value, and what the provider files under it. */
export type NewsFilter = { value: string; news: readonly CategoryKey[] };

/** A story and the filter values it belongs to. */
export type FilterableStory = { story: StoryCard; values: readonly string[] };

const ALTOGETHER = 12;
const OF_EACH = 6;

/**
 * Stories with the filter values that each belongs to: the first twelve, and the first six of each value, so that no
 * choice comes out empty only because others had more to report.
 */
export function filterableNews(stories: readonly StoryCard[], filters: readonly NewsFilter[]): FilterableStory[] {
  const seen = new Map<string, number>();
  return stories
    .map((story) => {
      const key = story.category && categoryKey(story.category);
      return { story, values: filters.filter(({ news }) => key && news.includes(key)).map(({ value }) => value) };
    })
    .filter(({ values }, at) => {
      const isFirst = values.some((value) => (seen.get(value) ?? 0) < OF_EACH);
      for (const value of values) seen.set(value, (seen.get(value) ?? 0) + 1);
      return at < ALTOGETHER || isFirst;
    });
}
