import { hasLocale } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { AskState } from '@/components/home/AskState';
import { FrontBlocks } from '@/components/home/FrontBlocks';
import { HomeHero, HomeQuickAccess } from '@/components/home/HomeHero';
import { HomeMain } from '@/components/home/HomeMain';
import { HomeSidebar } from '@/components/home/HomeSidebar';
import { LiveNowBlock } from '@/components/home/LiveNowBlock';
import { SiteFrame } from '@/components/layout/SiteFrame';
import { WithAdSlot } from '@/components/partners/AdSlot';
import { StoryScope } from '@/components/reader/StoryScope';
import { StaticBlock } from '@/components/static-html/StaticBlock';
import { frontAreas } from '@/lib/frontPage/areas';
import { getFrontBreaking } from '@/lib/frontPage/frontLive';
import { frontPage } from '@/lib/frontPage/frontPage';
import { getFront } from '@/lib/frontPage/getFront';
import { routing } from '@/lib/i18n/routing';
import { redirectNumbered } from '@/lib/oldAddresses/redirectNumbered';
import type { QueryProps } from '@/lib/request/queryParam';
import { requestTime } from '@/lib/request/requestTime';
import { noindexMetadata, pageMetadata } from '@/lib/seo/metadata/pageMetadata';
import { describeHome } from '@/lib/seo/structuredData/describePage';
import { getFeatured, getSlides, getTrendingAtHand } from '@/lib/stories/getNews';
import { ToolsGrid } from '@/tools/shared/ToolGrid';

/** Missing files such as `/ads.txt` also arrive here: see `NoSuchFile` in `layout.tsx`. */
export async function generateMetadata({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (hasLocale(routing.locales, locale)) return pageMetadata('/');
  const t = await getTranslations('NotFound');
  return noindexMetadata(t('title'));
}

export default async function HomePage({ searchParams }: QueryProps) {
  const [locale, params] = await Promise.all([getLocale(), searchParams]);
  const { breaking, city, p, page_id, attachment_id } = params;
  await redirectNumbered([p, page_id, attachment_id]);
  const blocks = await frontPage();
  const feeds = {
    slides: getSlides(locale),
    breaking: getFrontBreaking(locale),
    featured: getFeatured(locale),
    trending: getTrendingAtHand(locale),
    front: getFront(blocks, locale),
  };
  const channel = await getTranslations('Channel');
  const now = await requestTime();
  const { above, main, side, below } = frontAreas(blocks, locale);
  const wide = {
    front: feeds.front,
    now,
    fixed: {
      hero: (
        <WithAdSlot name="homeTop">
          <HomeHero slides={feeds.slides} />
        </WithAdSlot>
      ),
      links: <HomeQuickAccess />,
      liveNow: <LiveNowBlock now={now} />,
      tools: (
        <div className="page-width mt-8 md:mt-12">
          <StaticBlock name="toolsGrid" of={ToolsGrid} props={{}} />
        </div>
      ),
    },
  };

  return (
    <StoryScope scope="home">
      <SiteFrame path="/" searchParams={searchParams} graph={await describeHome()}>
        <h1 className="sr-only">{`${channel('name')}: ${channel('tagline')}`}</h1>
        <FrontBlocks {...wide} blocks={above} saysFailure={false} />
        <div className="home-columns page-width">
          <div className="home-main grid grid-rows-[min-content] gap-8 pt-8 md:gap-12 md:pt-12">
            <StaticBlock name="askState" of={AskState} props={{}} />
            <HomeMain {...feeds} blocks={main} allBreaking={breaking === 'all'} now={now} />
          </div>
          <HomeSidebar blocks={side} trending={feeds.trending} now={now} city={city} />
        </div>
        <FrontBlocks
          {...wide}
          blocks={below}
          saysFailure={!main.some(({ kind }) => kind === 'state')}
        />
      </SiteFrame>
    </StoryScope>
  );
}
