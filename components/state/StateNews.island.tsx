'use client';
// An island for the choice of a state without loading the page, and for the timer of its relative
// times.

import type { ReactNode } from 'react';
import { FilterBar } from '@/components/filter/FilterBar';
import { type FilterChoice, matching } from '@/components/filter/filter';
import { useFilter } from '@/components/filter/useFilter';
import { LeadAndRows } from '@/components/section/LeadAndRows';
import { Empty } from '@/components/ui/Empty';
import type { Placed } from '@/lib/news/stateFront';
import type { StoryCard } from '@/lib/story/story';
import { useNow } from '@/lib/polling/useNow';
import { type BlockHeading, StateBlocks } from './StateBlocks';

type Props = FilterChoice & {
  label: string;
  items: readonly (Placed<StoryCard> & { values: readonly string[] })[];
  /** The blocks they stand in while no state is chosen. */
  headings: readonly BlockHeading[];
  /**
   * Whether these are all there are; of one page among others only the server can filter.
   */
  isWhole: boolean;
  now: number;
  /** Shown when a choice leaves nothing. */
  empty: string;
  /** Shown below those words, where there is no news to choose from. */
  why?: ReactNode;
};

/** A row of filters over the state news: a block for each state, or one state's stories. */
export function StateNews({
  label,
  items,
  headings,
  isWhole,
  now: serverNow,
  empty,
  why,
  ...choice
}: Props) {
  const { value, choose } = useFilter(choice);
  const now = useNow(serverNow);
  const shown = matching(items, value);
  return (
    <>
      <FilterBar
        label={label}
        filters={choice.filters}
        value={value}
        choose={isWhole ? choose : undefined}
      />
      <div className="mt-4">
        {shown.length === 0 && <Empty title={empty}>{why}</Empty>}
        {value === 'all' ? (
          <StateBlocks headings={headings} items={items} now={now} />
        ) : (
          <LeadAndRows stories={shown.map(({ story }) => story)} now={now} />
        )}
      </div>
    </>
  );
}
