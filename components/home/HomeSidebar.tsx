import { FeedBlock } from '@/components/ui/FeedBlock';
import { Weather } from '@/components/weather/Weather';
import type { FeedResult } from '@/lib/news/getNews';
import type { StoryCard } from '@/lib/news/story';
import { channel } from '@/lib/site/channel';
import { AdSlot } from './AdSlot';
import { QuickLinks } from './QuickLinks';
import { Trending } from './Trending.island';
import { TrendingSkeleton } from './TrendingSkeleton';

/** The right-hand column from 1024 px; below that it follows the main column. */
export function HomeSidebar({
  trending,
  now,
  city,
}: {
  trending: FeedResult<StoryCard>;
  now: number;
  /** Asked for the weather. */ city?: string | string[];
}) {
  return (
    <div className="grid content-start gap-8 pt-8 before:absolute before:top-12 before:right-[calc(var(--aside)+var(--gutter)+var(--col-gap))] before:bottom-0 before:hidden before:border-l before:border-rule md:grid-cols-2 md:gap-x-[calc(2*var(--col-gap))] md:pt-12 lg:grid-cols-1 lg:gap-12 lg:before:block">
      <Weather now={now} asked={city} />
      <FeedBlock result={trending} place={<TrendingSkeleton />}>
        {(result) => <Trending initial={result} now={now} />}
      </FeedBlock>
      <AdSlot />
      <QuickLinks appStore={channel().stores.play} />
    </div>
  );
}
