import { categoryKey, type CategoryKey } from '@/lib/content/keys';
import type { StoryCard } from '@/lib/news/story';

/** A filter's value, and what the provider files under it. */
export type NewsFilter = { value: string; news: readonly CategoryKey[] };

/** Stories with the filter values that each belongs to. */
export function filterableNews(stories: readonly StoryCard[], filters: readonly NewsFilter[]) {
  return stories.map((story) => {
    const key = story.category && categoryKey(story.category);
    return {
      story,
      values: filters.filter(({ news }) => key && news.includes(key)).map(({ value }) => value),
    };
  });
}
