import { getTranslations } from 'next-intl/server';
import type { ComponentProps, ReactNode } from 'react';
import { FRONT_STATE } from '#site/home.mjs';
import { FeedBlock } from '@/components/ui/FeedBlock';
import type { Result } from '@/lib/result';
import type { HomeBlocks } from '@/lib/stories/storySelection';
import { BlockSkeleton } from './BlockSkeleton';
import { NewsFailed } from './NewsFailed';
import { StaticArticles } from './StaticArticles';
import { blockHeight } from './blockHeight';

type Props = { blocks: Promise<Result<HomeBlocks, string>>; now: number };

export async function HomeFullWidth({ blocks, now }: Props) {
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
        {(result) => {
          if (!result.ok) return !FRONT_STATE && <Failed />;
          const videos = block({
            title: t('watch'),
            stories: result.value.watch,
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
          {(result) =>
            result.ok && (
              <>
                {block({
                  title: t('businessFilmScience'),
                  stories: result.value.categories,
                  layout: 'three',
                })}
                {block({
                  title: t('sportHealthLife'),
                  stories: result.value.moreCategories,
                  layout: 'three',
                })}
              </>
            )
          }
        </FeedBlock>
      </div>
    </>
  );
}

const Failed = () => (
  <div className="page-width pt-8">
    <NewsFailed />
  </div>
);

const WatchBand = ({ children }: { children: ReactNode }) => (
  <div className="band mt-8 py-4 md:py-6">
    <div className="page-width">{children}</div>
  </div>
);
