import { getTranslations } from 'next-intl/server';
import { FeedBlock } from '@/components/ui/FeedBlock';
import { TryAgain } from '@/components/ui/TryAgain';
import type { FrontPageResult } from '@/lib/news/getNews';
import { ArticleBlock } from './ArticleBlock.island';
import { blockHeight } from './blockHeight';
import { BlockSkeleton } from './BlockSkeleton';

/** What runs across the page below both columns: the Watch band and the desks. */
export async function HomeFullWidth({ blocks, now }: { blocks: FrontPageResult; now: number }) {
  const t = await getTranslations('Home');
  return (
    <>
      <div className="band mt-8 py-4 md:py-6">
        <div className="page-width">
          <FeedBlock
            result={blocks}
            place={<BlockSkeleton title={t('watch')} height={blockHeight.articles} />}
          >
            {({ watch, failed }) => (
              <ArticleBlock
                title={t('watch')}
                stories={watch}
                now={now}
                form="wide"
                action={failed && <TryAgain path="/" />}
              />
            )}
          </FeedBlock>
        </div>
      </div>
      <div className="page-width grid gap-8 pt-8 md:gap-12 md:pt-12">
        <FeedBlock
          result={blocks}
          place={<BlockSkeleton title={t('businessFilmScience')} height={blockHeight.desks} />}
        >
          {({ desks, moreDesks, failed }) => (
            <>
              <ArticleBlock
                title={t('businessFilmScience')}
                stories={desks}
                now={now}
                form="three"
                action={failed && <TryAgain path="/" />}
              />
              <ArticleBlock
                title={t('sportHealthLife')}
                stories={moreDesks}
                now={now}
                form="three"
                action={failed && <TryAgain path="/" />}
              />
            </>
          )}
        </FeedBlock>
      </div>
    </>
  );
}
