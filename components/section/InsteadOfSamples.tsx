import type { CategoryKey } from '@/lib/content/keys';
import type { FeedResult } from '@/lib/news/getNews';
import { parsePageQuery } from '@/lib/paging/pageQuery';
import type { StoryCard } from '@/lib/story/story';
import { listedStories } from './listedStories';
import { MoreStories } from './MoreStories';
import type { SearchParams } from '@/lib/http/queryParam';

type Props = {
  searchParams: SearchParams;
  result: FeedResult<StoryCard>;
  categories: readonly CategoryKey[];
};

/** What follows the news of a section that has no samples, or shows none: the newest of all feeds. */
export async function InsteadOfSamples({ searchParams, result, categories }: Props) {
  const shown = listedStories(result, categories, await parsePageQuery(searchParams));
  return <MoreStories shown={shown} kind="newest" />;
}
