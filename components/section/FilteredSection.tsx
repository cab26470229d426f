import type { FeedResult } from '@/lib/news/getNews';
import type { StoryCard } from '@/lib/story/story';
import { parseListPage } from '@/lib/paging/pageQuery';
import { valueOrEmpty } from '@/lib/result';
import type { Choose } from '@/lib/seo/metadata/listMetadata';
import { FilteredNews, type FilteredPage } from './FilteredNews';
import { SharedFeed } from './SharedFeed';
import { requestTime } from '@/lib/time/requestTime';
import type { SearchParams } from '@/lib/http/queryParam';

type Props = FilteredPage & {
  searchParams: SearchParams;
  result: FeedResult<StoryCard>;
  /** Which of the live news the page shows. */
  choose: Choose;
};

/** The news of a page and its samples under one filter, streamed when the news is late. */
export async function FilteredSection({ searchParams, result, choose, ...page }: Props) {
  const [now, number] = await Promise.all([requestTime(), parseListPage(searchParams, result)]);
  return (
    <SharedFeed result={result}>
      {(latest) => (
        <FilteredNews
          {...page}
          stories={choose(valueOrEmpty(latest))}
          isOk={latest.ok}
          number={latest.ok ? number : 1}
          now={now}
        />
      )}
    </SharedFeed>
  );
}
