import { getTranslations } from 'next-intl/server';
import { FeedBlock } from '@/components/ui/FeedBlock';
import type { FrontPage } from '@/lib/news/sections';
import { blockHeight } from './blockHeight';
import { BlockPlace } from './BlockPlace';
import { HomeDesks, HomeWatch } from './HomeArticles';

/** What runs across the page below both columns: the Watch band and the desks. */
export async function HomeAcross({ blocks, now }: { blocks: Promise<FrontPage>; now: number }) {
  const t = await getTranslations('Home');
  return (
    <>
      <div className="band mt-8 py-4 md:py-6">
        <div className="wrap">
          <FeedBlock reading={blocks} place={<BlockPlace title={t('watch')} height={blockHeight.articles} />}>
            {(blocks) => <HomeWatch blocks={blocks} now={now} />}
          </FeedBlock>
        </div>
      </div>
      <div className="wrap grid gap-8 pt-8 md:gap-12 md:pt-12">
        <FeedBlock reading={blocks} place={<BlockPlace title={t('businessFilmScience')} height={blockHeight.desks} />}>
          {(blocks) => <HomeDesks blocks={blocks} now={now} />}
        </FeedBlock>
      </div>
    </>
  );
}
