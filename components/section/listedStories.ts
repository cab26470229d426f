import type { CategoryKey } from '@/lib/content/keys';
import type { FeedResult } from '@/lib/news/getNews';
import { inCategories } from '@/lib/news/storySelection';
import type { StoryCard } from '@/lib/story/story';
import { pageOf } from '@/lib/paging/paging';

/** The stories that one page of a category's list shows; a failed feed shows none. */
export async function listedStories(
  result: FeedResult<StoryCard>,
  categories: readonly CategoryKey[],
  number: number,
): Promise<readonly StoryCard[]> {
  const latest = await result;
  return latest.ok ? pageOf(inCategories(latest.value, categories), number).items : [];
}
