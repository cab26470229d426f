'use client';
// An island for choosing a state without a page load.

import { useLocale } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import type { BesideSidebar } from '@/components/layout/besideSidebar';
import { PageLeadAndRows } from '@/components/lists/LeadAndRows';
import { OtherLanguages } from '@/components/lists/OtherLanguages.island';
import { RestRows } from '@/components/lists/RestRows';
import { EmptyState } from '@/components/ui/EmptyState';
import { FilterBar } from '@/components/ui/FilterBar';
import { ABOVE, ACROSS } from '@/components/ui/columns';
import { type FilterChoice, matching } from '@/components/ui/filter';
import { LIST_ANCHOR } from '@/components/ui/listAnchor';
import { useFilter } from '@/components/ui/useFilter';
import type { Placed } from '@/lib/stories/stateFront';
import { type StoryCard, writtenIn } from '@/lib/story/story';
import { type BlockHeading, StateBlocks, storiesOf } from './StateBlocks';

type Props = FilterChoice & {
  label: string;
  items: readonly (Placed<StoryCard> & { values: readonly string[] })[];
  headings: readonly BlockHeading[];
  isWhole: boolean;
  now: number;
  empty: { all: string; chosen: string };
  reason?: string | false;
  retry?: ReactNode;
  beside: Partial<Record<string, Pick<BesideSidebar, 'stories' | 'blocks' | 'isEnd'>>>;
  after?: ReactNode;
};

export function StateNews({
  label,
  items,
  headings,
  isWhole,
  now,
  empty,
  reason,
  retry,
  beside: parts,
  after,
  ...choice
}: Props) {
  const { value, choose } = useFilter(choice);
  const locale = useLocale();
  const shown = matching(items, value);
  const stories = shown.map(({ story }) => story);
  const own = shown.filter(({ story }) => writtenIn(story) === locale);
  const isFront = value === 'all';
  const { stories: count = shown.length, blocks, isEnd = true } = parts[value] ?? {};
  const listed = own.map(({ story }) => story);
  const further = own.slice(count);
  const [beside, rest] = isFront
    ? [
        <StateBlocks
          key="beside"
          headings={headings.slice(0, blocks)}
          items={own.slice(0, count)}
          now={now}
        />,
        <Fragment key="rest">
          {/* A block split at the sidebar's end continues in rows, without a heading. */}
          <RestRows stories={storiesOf(further, headings[(blocks ?? 0) - 1]?.block)} now={now} />
          <StateBlocks
            headings={headings.slice(blocks)}
            items={further}
            now={now}
            isFirst={false}
          />
        </Fragment>,
      ]
    : [
        <PageLeadAndRows key="beside" stories={listed.slice(0, count)} now={now} />,
        listed.length > count && <RestRows stories={listed.slice(count)} now={now} />,
      ];
  const others = (
    <>
      <OtherLanguages stories={stories} now={now} />
      {after}
    </>
  );
  return (
    <>
      <div className={ABOVE}>
        {/* A single filter is no choice. */}
        {choice.filters[1] && (
          <FilterBar
            label={label}
            filters={choice.filters}
            value={value}
            choose={isWhole ? choose : undefined}
            anchor={LIST_ANCHOR}
          />
        )}
      </div>
      <div>
        {shown.length === 0 && (
          <EmptyState title={isFront ? empty.all : empty.chosen} reason={reason || undefined}>
            {retry}
          </EmptyState>
        )}
        {beside}
        {isEnd && others}
      </div>
      {!isEnd && (
        <div className={ACROSS}>
          <div>
            {rest}
            {others}
          </div>
        </div>
      )}
    </>
  );
}
