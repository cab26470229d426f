import { hasLocale } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { HomeFullWidth } from '@/components/home/HomeFullWidth';
import { HomeHero } from '@/components/home/HomeHero';
import { HomeMain } from '@/components/home/HomeMain';
import { HomeSidebar } from '@/components/home/HomeSidebar';
import { SiteFrame } from '@/components/layout/SiteFrame';
import { WithAdSlot } from '@/components/partners/AdSlot';
import { StoryScope } from '@/components/reader/StoryScope';
import { StaticBlock } from '@/components/static-html/StaticBlock';
import { routing } from '@/lib/i18n/routing';
import { redirectNumbered } from '@/lib/oldAddresses/redirectMoved';
import type { SearchParams } from '@/lib/request/queryParam';
import { requestTime } from '@/lib/request/requestTime';
import { noindexMetadata, pageMetadata } from '@/lib/seo/metadata/pageMetadata';
import { describeHome } from '@/lib/seo/structuredData/describePage';
import {
  getBreaking,
  getFeatured,
  getHomeBlocks,
  getSlides,
  getTrendingAtHand,
} from '@/lib/stories/getNews';
import { ToolsGrid } from '@/tools/shared/ToolGrid';

type Props = { searchParams: SearchParams };

/** Missing files such as `/ads.txt` also arrive here: see `NoSuchFile` in `layout.tsx`. */
export async function generateMetadata({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (hasLocale(routing.locales, locale)) return pageMetadata('/');
  const t = await getTranslations('NotFound');
  return noindexMetadata(t('title'));
}

export default async function HomePage({ searchParams }: Props) {
  const [locale, params] = await Promise.all([getLocale(), searchParams]);
  const { breaking, city, p, page_id, attachment_id } = params;
  await redirectNumbered([p, page_id, attachment_id]);
  const feeds = {
    slides: getSlides(locale),
    breaking: getBreaking(locale),
    featured: getFeatured(locale),
    trending: getTrendingAtHand(locale),
    blocks: getHomeBlocks(locale),
  };
  const channel = await getTranslations('Channel');
  const now = await requestTime();

  return (
    <StoryScope scope="home">
      <SiteFrame path="/" searchParams={searchParams} graph={await describeHome()}>
        <h1 className="sr-only">{`${channel('name')}: ${channel('tagline')}`}</h1>
        <WithAdSlot name="homeTop">
          <HomeHero slides={feeds.slides} />
        </WithAdSlot>
        <div className="home-columns page-width">
          <HomeMain {...feeds} allBreaking={breaking === 'all'} now={now} />
          <HomeSidebar trending={feeds.trending} now={now} city={city} />
        </div>
        <HomeFullWidth blocks={feeds.blocks} now={now} />
        <div className="page-width mt-8 md:mt-12">
          <StaticBlock name="toolsGrid" of={ToolsGrid} props={{}} />
        </div>
      </SiteFrame>
    </StoryScope>
  );
}
