import { useTranslations } from 'next-intl';
import { QuickLinks } from '@/components/layout/QuickLinks';
import { AdSlot } from '@/components/partners/AdSlot';
import { adSlot } from '@/components/partners/partnerSettings';
import { StaticBlock } from '@/components/static-html/StaticBlock';
import { FeedBlock } from '@/components/ui/FeedBlock';
import { channel } from '@/lib/config/channel';
import { showsSamples } from '@/lib/config/showsSamples';
import { currentWeather } from '@/lib/figures/current/currentWeather';
import type { SideBlock } from '@/lib/frontPage/areas';
import { valueOrEmpty } from '@/lib/result';
import type { FeedResult } from '@/lib/stories/getNews';
import type { StoryCard } from '@/lib/story/story';
import { TrendingSkeleton } from './BlockSkeleton';
import { FromWidth } from './FromWidth';
import { Trending } from './Trending.island';
import { Weather } from './Weather';
import { roomOf } from './blockHeight';

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
  blocks: readonly SideBlock[];
  trending: FeedResult<StoryCard>;
  now: number;
  city?: string | string[];
};

export function HomeSidebar({ blocks, trending, now, city }: Props) {
  const hasWeather = showsSamples() || currentWeather(now) !== null;
  const { stores } = channel();
  const of = {
    weather: hasWeather && <Weather now={now} requestedCity={city} />,
    trending: (
      <FeedBlock result={trending} fallback={<TrendingSkeleton />}>
        {(result, late) => (
          <Trending
            initial={result}
            now={now}
            minHeight={roomOf('trending', valueOrEmpty(result).length, late)}
          />
        )}
      </FeedBlock>
    ),
    ad: adSlot('sidebar') ? <AdSlot name="sidebar" /> : <UnsoldAd />,
    quickLinks: (
      <StaticBlock
        name="quickLinks"
        of={QuickLinks}
        props={{ appStore: stores.play ?? stores.apple }}
      />
    ),
  };
  const halves = sidebarHalves(blocks.filter(({ kind }) => of[kind]));
  return halves.map((half, at) => (
    <div key={at} className="home-side">
      {half.map((block) => (
        <FromWidth key={block.at} block={block}>
          {of[block.kind]}
        </FromWidth>
      ))}
    </div>
  ));
}

/** The ad begins the second half; a first half of one block takes the next that is no ad. */
function sidebarHalves(blocks: readonly SideBlock[]): readonly (readonly SideBlock[])[] {
  const ad = blocks.findIndex(({ kind }) => kind === 'ad');
  const end = ad === -1 ? blocks.length : ad;
  const first = blocks.slice(0, end);
  const rest = blocks.slice(end);
  const next = first.length < 2 ? rest.find(({ kind }) => kind !== 'ad') : undefined;
  return next ? [[...first, next], rest.filter((block) => block !== next)] : [first, rest];
}
