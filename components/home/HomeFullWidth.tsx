import { getTranslations } from 'next-intl/server';
import type { ComponentProps, ReactNode } from 'react';
import { FeedBlock } from '@/components/ui/FeedBlock';
import type { HomeBlocks } from '@/lib/stories/storySelection';
import { BlockSkeleton } from './BlockSkeleton';
import { StaticArticles } from './StaticArticles';
import { blockHeight } from './blockHeight';

/**
 * What runs across the page below both columns: the Watch band, and a story of each group of
 * categories. A block without a story is left out.
 */
export async function HomeFullWidth({ blocks, now }: { blocks: Promise<HomeBlocks>; now: number }) {
  const t = await getTranslations('FrontPage');
  const block = (props: Omit<ComponentProps<typeof StaticArticles>, 'now'>) =>
    props.stories.length > 0 && <StaticArticles {...props} now={now} />;
  return (
    <>
      <FeedBlock
        result={blocks}
        fallback={
          <WatchBand>
            <BlockSkeleton title={t('watch')} height={blockHeight.articles} />
          </WatchBand>
        }
      >
        {({ watch }) => {
          const videos = block({
            title: t('watch'),
            stories: watch,
            layout: 'wide',
          });
          return videos && <WatchBand>{videos}</WatchBand>;
        }}
      </FeedBlock>
      <div className="page-width grid gap-8 pt-8 md:gap-12 md:pt-12">
        <FeedBlock
          result={blocks}
          fallback={
            <BlockSkeleton title={t('businessFilmScience')} height={blockHeight.categories} />
          }
        >
          {({ categories, moreCategories }) => (
            <>
              {block({
                title: t('businessFilmScience'),
                stories: categories,
                layout: 'three',
              })}
              {block({
                title: t('sportHealthLife'),
                stories: moreCategories,
                layout: 'three',
              })}
            </>
          )}
        </FeedBlock>
      </div>
    </>
  );
}

const WatchBand = ({ children }: { children: ReactNode }) => (
  <div className="band mt-8 py-4 md:py-6">
    <div className="page-width">{children}</div>
  </div>
);
