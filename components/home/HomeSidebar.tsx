import { FeedBlock } from '@/components/ui/FeedBlock';
import { Weather } from '@/components/weather/Weather';
import type { FeedResult } from '@/lib/news/getNews';
import { showsSamples } from '@/lib/site/showsSamples';
import type { StoryCard } from '@/lib/story/story';
import { AdSlot } from './AdSlot';
import { StaticBlock } from '@/components/server-html/StaticBlock';
import { channel } from '@/lib/site/channel';
import { QuickLinks } from '@/components/home/QuickLinks';
import { Trending } from './Trending.island';
import { TrendingSkeleton } from './TrendingSkeleton';

type Props = {
  trending: FeedResult<StoryCard>;
  now: number;
  /** Asked for the weather. */
  city?: string | string[];
};

/**
 * The right-hand column from 1024 px, in two halves, below the main column before that:
 * `app/styles/home.css`. Without samples there is no weather, and the links take its place.
 */
export function HomeSidebar({ trending, now, city }: Props) {
  const hasWeather = showsSamples();
  const links = (
    <StaticBlock name="quickLinks" of={QuickLinks} props={{ appStore: channel().stores.play }} />
  );
  return (
    <>
      <div className="home-side">
        {hasWeather && <Weather now={now} requestedCity={city} />}
        <FeedBlock result={trending} fallback={<TrendingSkeleton />}>
          {(result) => <Trending initial={result} now={now} />}
        </FeedBlock>
        {!hasWeather && links}
      </div>
      <div className="home-side">
        <AdSlot />
        {hasWeather && links}
      </div>
    </>
  );
}
