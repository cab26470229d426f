import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { StaticBlock } from '@/components/static-html/StaticBlock';
import { FeedBlock } from '@/components/ui/FeedBlock';
import type { WideBlock } from '@/lib/frontPage/areas';
import type { FrontStories } from '@/lib/frontPage/composeFront';
import type { FrontResult } from '@/lib/frontPage/getFront';
import { headingOf, moreOf } from '@/lib/frontPage/heading';
import type { StoriesBlock } from '@/lib/frontPage/layouts';
import { sentCard } from '@/lib/stories/browser/cards';
import { leadAndRows } from '@/lib/story/summaries';
import { BlockSkeleton } from './BlockSkeleton';
import { type Column, ColumnsBlock } from './ColumnsBlock';
import { FromWidth, fromWidthClass } from './FromWidth';
import { NewsFailed } from './NewsFailed';
import { StaticArticles } from './StaticArticles';
import { blockHeight } from './blockHeight';

type Fixed = Exclude<WideBlock, { kind: 'stories' }>['kind'];
type Placed = Extract<WideBlock, { kind: 'stories' }>;

type Props = {
  blocks: readonly WideBlock[];
  front: FrontResult;
  fixed?: Readonly<Record<Fixed, ReactNode>>;
  now: number;
  saysFailure?: boolean;
  /** True if the page is complete without these blocks, so late ones reserve no space. */
  isExtra?: boolean;
};

export function FrontBlocks({
  blocks,
  front,
  fixed,
  now,
  saysFailure = false,
  isExtra = false,
}: Props) {
  const runs = runsOf(blocks);
  const first = runs.findIndex((run) => run[0]?.kind === 'stories');
  return runs.map((run, at) => {
    const [block] = run;
    if (!block) return null;
    if (block.kind !== 'stories')
      return (
        <FromWidth key={at} block={block}>
          {fixed?.[block.kind]}
        </FromWidth>
      );
    return (
      <StoryRun
        key={at}
        blocks={run.filter((each) => each.kind === 'stories')}
        front={front}
        now={now}
        saysFailure={saysFailure && at === first}
        isExtra={isExtra}
      />
    );
  });
}

const runsOf = (blocks: readonly WideBlock[]): WideBlock[][] =>
  grouped(blocks, (a, b) => a.kind === 'stories' && b.kind === 'stories');

function grouped<T>(items: readonly T[], belongs: (a: T, b: T) => boolean): T[][] {
  const groups: T[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last && before !== undefined && belongs(before, item)) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

type RunProps = Pick<Props, 'front' | 'now' | 'saysFailure' | 'isExtra'> & {
  blocks: readonly Placed[];
};

async function StoryRun({ blocks, front, now, saysFailure, isExtra }: RunProps) {
  const [locale, words] = await Promise.all([getLocale(), getTranslations()]);
  const [first] = blocks;
  return (
    <FeedBlock
      result={front}
      fallback={
        first &&
        !isExtra && (
          <div className="page-width pt-8 md:pt-12">
            <BlockSkeleton title={headingOf(first, words, locale)} height={blockHeight.articles} />
          </div>
        )
      }
    >
      {(result) => {
        if (!result.ok)
          return (
            saysFailure && (
              <div className="page-width pt-8">
                <NewsFailed />
              </div>
            )
          );
        const shown = withStories(blocks, result.value).map((block) => ({
          ...block,
          title: headingOf(block, words, locale),
          more: moreOf(block),
        }));
        return grouped(shown, (a, b) => a.layout === 'column' && b.layout === 'column').map(
          (group) => <BlockGroup key={group[0]?.at} blocks={group} now={now} />,
        );
      }}
    </FeedBlock>
  );
}

type Filled = Omit<StoriesBlock, 'title'> & Omit<Column, 'className'>;

const withStories = (blocks: readonly Placed[], stories: FrontStories) =>
  blocks.flatMap((block) => {
    const own = stories[block.at] ?? [];
    return own.length > 0 ? [{ ...block, stories: own }] : [];
  });

type GroupProps = { blocks: readonly Filled[]; now: number };

function BlockGroup({ blocks, now }: GroupProps) {
  const [block] = blocks;
  if (!block) return null;
  if (blocks.length > 1)
    return (
      <div className="pt-8 md:pt-12">
        <StaticBlock
          name="columns"
          of={ColumnsBlock}
          props={{
            columns: blocks.map(({ title, more, stories, ...block }) => ({
              title,
              more,
              stories,
              className: fromWidthClass(block),
            })),
            now,
          }}
          cards={blocks.flatMap(({ stories }) => leadAndRows(stories).map(sentCard))}
        />
      </div>
    );
  const { title, more, stories, layout } = block;
  const list = (
    <StaticArticles
      title={title}
      more={more}
      stories={stories}
      now={now}
      layout={layout === 'column' ? 'lead' : layout}
    />
  );
  return (
    <div
      className={`${fromWidthClass(block)} ${layout === 'wide' ? 'not-print:band mt-8 py-4 md:mt-12 md:py-6' : 'pt-8 md:pt-12'}`}
    >
      <div className="page-width">{list}</div>
    </div>
  );
}
