import { categoryKey, type CategoryKey } from '@/lib/content/keys';
import type { StoryCard } from '@/lib/story/story';

/**
 * A story as a page shows it that is named like its category: the word would only be repeated above
 * each headline.
 */
export function withoutCategory<T extends Pick<StoryCard, 'category'>>(
  story: T,
  categories: readonly CategoryKey[],
): T {
  const key = story.category && categoryKey(story.category);
  return key && categories.includes(key) ? { ...story, category: null } : story;
}
