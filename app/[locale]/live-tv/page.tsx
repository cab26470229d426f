import { getLocale, getNow, getTranslations } from 'next-intl/server';
import { CategoryPage } from '@/components/section/CategoryPage';
import { LiveHeadlines } from '@/components/section/LiveHeadlines';
import { SharedFeed } from '@/components/section/SharedFeed';
import { WatchLive } from '@/components/section/WatchLive';
import { BlockHeader } from '@/components/story/BlockHeader';
import { getBreaking } from '@/lib/news/getNews';
import { LIVE_HEADLINES } from '@/lib/news/listLengths';
import { valueOrEmpty } from '@/lib/result';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

export const generateMetadata = () => listMetadata('/live-tv');

export default async function LiveTvPage() {
  const [now, t] = [(await getNow()).getTime(), await getTranslations('Live')];
  const headlines = getBreaking(await getLocale()).then((breaking) =>
    valueOrEmpty(breaking).slice(0, LIVE_HEADLINES),
  );
  return (
    <CategoryPage path="/live-tv" form="grid" more="videos" headlines={headlines}>
      <WatchLive />
      <SharedFeed
        result={headlines}
        room="min-h-[31rem] md:min-h-68"
        fallback={<BlockHeader title={t('now')} live />}
      >
        {(stories) => <LiveHeadlines stories={stories} now={now} />}
      </SharedFeed>
    </CategoryPage>
  );
}
