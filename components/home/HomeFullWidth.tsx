import { getTranslations } from 'next-intl/server';
import { FeedBlock } from '@/components/ui/FeedBlock';
import type { HomeBlocksResult } from '@/lib/news/getNews';
import { blockHeight } from './blockHeight';
import { BlockSkeleton } from './BlockSkeleton';
import { StaticArticles } from './StaticArticles';

/**
 * What runs across the page below both columns: the Watch band, and a story of each group of
 * categories.
 */
export async function HomeFullWidth({ blocks, now }: { blocks: HomeBlocksResult; now: number }) {
  const t = await getTranslations('Home');
  return (
    <>
      <div className="band mt-8 py-4 md:py-6">
        <div className="page-width">
          <FeedBlock
            result={blocks}
            fallback={<BlockSkeleton title={t('watch')} height={blockHeight.articles} />}
          >
            {({ watch, failed }) => (
              <StaticArticles
                name="homeWatch"
                title={t('watch')}
                stories={watch}
                now={now}
                form="wide"
                failed={failed}
              />
            )}
          </FeedBlock>
        </div>
      </div>
      <div className="page-width grid gap-8 pt-8 md:gap-12 md:pt-12">
        <FeedBlock
          result={blocks}
          fallback={
            <BlockSkeleton title={t('businessFilmScience')} height={blockHeight.categories} />
          }
        >
          {({ categories, moreCategories, failed }) => (
            <>
              <StaticArticles
                name="homeCategories"
                title={t('businessFilmScience')}
                stories={categories}
                now={now}
                form="three"
                failed={failed}
              />
              <StaticArticles
                name="homeMoreCategories"
                title={t('sportHealthLife')}
                stories={moreCategories}
                now={now}
                form="three"
                failed={failed}
              />
            </>
          )}
        </FeedBlock>
      </div>
    </>
  );
}
