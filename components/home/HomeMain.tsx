import { getLocale, getTranslations } from 'next-intl/server';
import { FRONT_STATE } from '#site/home.mjs';
import { WithAdSlot } from '@/components/partners/AdSlot';
import { StaticBlock } from '@/components/static-html/StaticBlock';
import { FeedBlock } from '@/components/ui/FeedBlock';
import { STATE_LIST } from '@/lib/content/states/states';
import { ok, type Result } from '@/lib/result';
import { type FeedResult, startOfBreaking } from '@/lib/stories/getNews';
import type { HomeBlocks } from '@/lib/stories/storySelection';
import type { StoryCard } from '@/lib/story/story';
import { leadAndRows } from '@/lib/story/summaries';
import { AskState } from './AskState';
import { BlockSkeleton } from './BlockSkeleton';
import { Breaking } from './Breaking.island';
import { Featured } from './Featured.island';
import { NewsFailed } from './NewsFailed';
import { StaticArticles } from './StaticArticles';
import { blockHeight } from './blockHeight';

type Props = {
  breaking: FeedResult<StoryCard>;
  allBreaking: boolean;
  featured: FeedResult<StoryCard>;
  blocks: Promise<Result<HomeBlocks, string>>;
  now: number;
};

export async function HomeMain({ breaking, allBreaking, featured, blocks, now }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('Home');
  const states = await getTranslations('States');
  const state = FRONT_STATE;
  return (
    <div className="home-main grid gap-8 pt-8 md:gap-12 md:pt-12">
      <StaticBlock name="askState" of={AskState} props={{}} />
      <FeedBlock
        result={breaking}
        fallback={<BlockSkeleton title={t('breaking')} height={blockHeight.breaking} live />}
      >
        {(all) => {
          const start = startOfBreaking(all, locale);
          const hasMore = all.ok && start.ok && all.value.length > start.value.length;
          const shown = hasMore && !allBreaking ? start : all;
          return (
            <Breaking
              initial={shown.ok ? ok(leadAndRows(shown.value)) : shown}
              more={hasMore ? (allBreaking ? 'fewer' : 'all') : undefined}
              now={now}
            />
          );
        }}
      </FeedBlock>
      <WithAdSlot name="homeMiddle">
        <FeedBlock
          result={featured}
          fallback={<BlockSkeleton title={t('featured')} height={blockHeight.featured} />}
        >
          {(result) => <Featured initial={result} now={now} />}
        </FeedBlock>
      </WithAdSlot>
      {state && (
        <FeedBlock
          result={blocks}
          fallback={<BlockSkeleton title={states(state)} height={blockHeight.articles} />}
        >
          {(result) =>
            !result.ok ? (
              <NewsFailed />
            ) : (
              result.value.state.length > 0 && (
                <StaticArticles
                  title={states(state)}
                  stories={result.value.state}
                  now={now}
                  layout="lead"
                  place={STATE_LIST.find(({ key }) => key === state)?.id}
                />
              )
            )
          }
        </FeedBlock>
      )}
    </div>
  );
}
