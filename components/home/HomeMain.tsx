import { getLocale, getTranslations } from 'next-intl/server';
import { LATEST } from '#site/links.mjs';
import { WithAdSlot } from '@/components/partners/AdSlot';
import { FeedBlock } from '@/components/ui/FeedBlock';
import { stateById } from '@/lib/content/states';
import type { MainBlock } from '@/lib/frontPage/areas';
import type { FrontResult } from '@/lib/frontPage/getFront';
import { ok, valueOrEmpty } from '@/lib/result';
import { type FeedResult, startOfBreaking } from '@/lib/stories/getNews';
import type { StoryCard } from '@/lib/story/story';
import { leadAndRows } from '@/lib/story/summaries';
import { BlockSkeleton } from './BlockSkeleton';
import { Breaking } from './Breaking.island';
import { Featured } from './Featured.island';
import { FromWidth } from './FromWidth';
import { NewsFailed } from './NewsFailed';
import { StaticArticles } from './StaticArticles';
import { blockHeight, roomOf } from './blockHeight';

type Lists = {
  breaking: FeedResult<StoryCard>;
  allBreaking: boolean;
  featured: FeedResult<StoryCard>;
  front: FrontResult;
};

type Props = Lists & { blocks: readonly MainBlock[]; now: number };

export const HomeMain = ({ blocks, ...props }: Props) =>
  blocks.map((block) => (
    <FromWidth key={block.at} block={block}>
      {block.kind === 'breaking' && <BreakingBlock {...props} />}
      {block.kind === 'featured' && <FeaturedBlock {...props} />}
      {block.kind === 'state' && <StateBlock {...props} block={block} />}
    </FromWidth>
  ));

type BlockProps = Lists & { now: number };

async function BreakingBlock({ breaking, allBreaking, now }: BlockProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('Home')]);
  return (
    <FeedBlock
      result={breaking}
      fallback={<BlockSkeleton title={t('breaking')} height={blockHeight.breaking} live />}
    >
      {(all, late) => {
        const start = startOfBreaking(all, locale);
        const hasMore = all.ok && start.ok && all.value.length > start.value.length;
        const shown = hasMore && !allBreaking ? start : all;
        return (
          <Breaking
            initial={shown.ok ? ok(leadAndRows(shown.value)) : shown}
            more={hasMore ? (allBreaking ? 'fewer' : 'all') : undefined}
            now={now}
            minHeight={roomOf('breaking', valueOrEmpty(shown).length, late)}
          />
        );
      }}
    </FeedBlock>
  );
}

async function FeaturedBlock({ featured, now }: BlockProps) {
  const t = await getTranslations('Home');
  return (
    <WithAdSlot name="homeMiddle">
      <FeedBlock
        result={featured}
        fallback={<BlockSkeleton title={t('featured')} height={blockHeight.featured} />}
      >
        {(result, late) => (
          <Featured
            initial={result}
            now={now}
            minHeight={roomOf('featured', valueOrEmpty(result).length, late)}
          />
        )}
      </FeedBlock>
    </WithAdSlot>
  );
}

type StateProps = BlockProps & { block: Extract<MainBlock, { kind: 'state' }> };

async function StateBlock({ block, front, now }: StateProps) {
  const states = await getTranslations('States');
  const state = stateById(block.state);
  if (!state) return null;
  const title = states(state.key);
  return (
    <FeedBlock
      result={front}
      fallback={<BlockSkeleton title={title} height={blockHeight.articles} />}
    >
      {(result) => {
        if (!result.ok) return <NewsFailed />;
        const stories = result.value[block.at] ?? [];
        return (
          stories.length > 0 && (
            <StaticArticles
              title={title}
              more={LATEST}
              stories={stories}
              now={now}
              layout="lead"
              place={state.id}
            />
          )
        );
      }}
    </FeedBlock>
  );
}
