import { useTranslations } from 'next-intl';
import { QuickLinks } from '@/components/layout/QuickLinks';
import { AdSlot } from '@/components/partners/AdSlot';
import { adSlot } from '@/components/partners/partnerSettings';
import { StaticBlock } from '@/components/static-html/StaticBlock';
import { FeedBlock } from '@/components/ui/FeedBlock';
import { channel } from '@/lib/config/channel';
import { showsSamples } from '@/lib/config/showsSamples';
import type { FeedResult } from '@/lib/stories/getNews';
import type { StoryCard } from '@/lib/story/story';
import { TrendingSkeleton } from './BlockSkeleton';
import { Trending } from './Trending.island';
import { Weather } from './Weather';

/** An unsold advertisement is a sample: sites without samples never show it. */
export function UnsoldAd() {
  const t = useTranslations('FrontPage');
  if (!showsSamples()) return null;
  return (
    <aside
      aria-label={t('advertisement')}
      className="advertisement grid min-h-11 place-content-center border-y border-rule text-meta text-quiet max-lg:hidden"
    >
      <p>{t('advertisement')}</p>
    </aside>
  );
}

type Props = {
  trending: FeedResult<StoryCard>;
  now: number;
  city?: string | string[];
};

export function HomeSidebar({ trending, now, city }: Props) {
  const hasWeather = showsSamples();
  const { stores } = channel();
  const links = (
    <StaticBlock
      name="quickLinks"
      of={QuickLinks}
      props={{ appStore: stores.play ?? stores.apple }}
    />
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
        {adSlot('sidebar') ? <AdSlot name="sidebar" /> : <UnsoldAd />}
        {hasWeather && links}
      </div>
    </>
  );
}
