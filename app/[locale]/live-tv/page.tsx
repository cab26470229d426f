import { getLocale, getTranslations } from 'next-intl/server';
import { SharedFeed } from '@/components/layout/SharedFeed';
import { CategoryPage } from '@/components/section/CategoryPage';
import { LiveHeadlines, WatchLive } from '@/components/section/WatchLive';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { claimsLive } from '@/lib/config/showsSamples';
import { categoriesOf } from '@/lib/pages/subcategories';
import type { QueryProps } from '@/lib/request/queryParam';
import { requestTime } from '@/lib/request/requestTime';
import { valueOrEmpty } from '@/lib/result';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';
import { getBreaking, getNewest } from '@/lib/stories/getNews';
import { LIVE_HEADLINES } from '@/lib/stories/listLengths';
import { inCategories, withVideo } from '@/lib/stories/storySelection';

const PATH = '/live-tv';

export const generateMetadata = ({ searchParams }: QueryProps) => listMetadata(PATH, searchParams);

export default async function LiveTvPage({ searchParams }: QueryProps) {
  const [locale, now, t] = await Promise.all([getLocale(), requestTime(), getTranslations('Live')]);
  const headlines = getBreaking(locale).then((breaking) =>
    valueOrEmpty(breaking).slice(0, LIVE_HEADLINES),
  );
  const video = getNewest(locale).then((newest) => {
    const below = inCategories(newest, categoriesOf(PATH));
    const videos = withVideo(newest).filter((one) => !below.includes(one));
    return videos.find(({ picture }) => picture !== null) ?? videos[0];
  });
  const shown = Promise.all([headlines, video]).then(([stories, newest]) =>
    newest ? [...stories, newest] : stories,
  );
  return (
    <CategoryPage
      searchParams={searchParams}
      path={PATH}
      layout="grid"
      more="videos"
      headlines={shown}
    >
      <SharedFeed result={video} minHeight="min-h-96" fallback={<WatchLive />}>
        {(newest) => <WatchLive video={newest} />}
      </SharedFeed>
      <SharedFeed
        result={headlines}
        fallback={<BlockHeader title={t('now')} live={claimsLive()} />}
      >
        {(stories) => <LiveHeadlines stories={stories} now={now} />}
      </SharedFeed>
    </CategoryPage>
  );
}
