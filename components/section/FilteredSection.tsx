import { SharedFeed } from '@/components/layout/SharedFeed';
import { parseListPage } from '@/lib/pages/pageQuery';
import type { SearchParams } from '@/lib/request/queryParam';
import { requestTime } from '@/lib/request/requestTime';
import { valueOrEmpty } from '@/lib/result';
import type { Choose } from '@/lib/seo/metadata/listMetadata';
import type { FeedResult } from '@/lib/stories/getNews';
import type { StoryCard } from '@/lib/stories/model/story';
import { FilteredNews, type FilteredPage } from './FilteredNews';

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
