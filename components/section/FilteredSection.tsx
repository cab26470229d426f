import type { FeedResult } from '@/lib/news/getNews';
import type { StoryCard } from '@/lib/story/story';
import { parseListPage } from '@/lib/paging/pageQuery';
import { valueOrEmpty } from '@/lib/result';
import type { Choose } from '@/lib/seo/metadata/listMetadata';
import { FilteredNews, type FilteredPage } from './FilteredNews';
import { SharedFeed } from './SharedFeed';
import { requestTime } from '@/lib/time/requestTime';

type Props = FilteredPage & {
  result: FeedResult<StoryCard>;
  /** Which of the live news the page shows. */
  choose: Choose;
};

/** The news of a page and its samples under one filter, streamed when the news is late. */
export async function FilteredSection({ result, choose, ...page }: Props) {
  const [now, number] = await Promise.all([requestTime(), parseListPage(result)]);
  return (
    <SharedFeed result={result}>
      {(latest) => (
        <FilteredNews
          {...page}
          stories={choose(valueOrEmpty(latest))}
          failed={!latest.ok}
          number={latest.ok ? number : 1}
          now={now}
        />
      )}
    </SharedFeed>
  );
}
