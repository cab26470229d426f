import { categoryKey, type CategoryKey } from '@/lib/content/keys';
import { memoize } from '@/lib/memoize';
import type { StoryCard } from '@/lib/story/story';

export type NewsFilter = { value: string; news: readonly CategoryKey[] };

export const filterableNews = (stories: readonly StoryCard[], filters: readonly NewsFilter[]) =>
  withValues(stories, ...filters.map(({ value, news }) => [value, ...news].join(' ')));

const withValues = memoize((stories: readonly StoryCard[], ...filters: string[]) => {
  const known = filters.map((filter) => filter.split(' '));
  return stories.map((story) => {
    const key = story.category && categoryKey(story.category);
    return {
      story,
      values: known.flatMap(([value, ...news]) =>
        value !== undefined && key && news.includes(key) ? [value] : [],
      ),
    };
  });
});
