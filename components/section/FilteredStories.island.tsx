'use client';
// An island for the choice of a filter without loading the page, and for the timer of its relative
// times.

import { Empty } from '@/components/ui/Empty';
import type { StoryCard } from '@/lib/news/story';
import { useNow } from '@/lib/polling/useNow';
import { FilterBar } from '@/components/filter/FilterBar';
import { LeadAndRows } from './LeadAndRows';
import { type FilterChoice, matching } from '@/components/filter/filter';
import { useFilter } from '@/components/filter/useFilter';

type Props = FilterChoice & {
  label: string;
  items: readonly { values: readonly string[]; story: StoryCard }[];
  /**
   * Whether these are all there are; of one page among others only the server can make another
   * choice.
   */
  isWhole: boolean;
  now: number;
  /** Shown when a choice leaves nothing. */
  empty: string;
};

/** A row of filters over live stories, the first of which leads. */
export function FilteredStories({
  label,
  items,
  isWhole,
  now: serverNow,
  empty,
  ...choice
}: Props) {
  const { value, choose } = useFilter(choice);
  const now = useNow(serverNow);
  const stories = matching(items, value).map(({ story }) => story);
  return (
    <>
      <FilterBar
        label={label}
        filters={choice.filters}
        value={value}
        choose={isWhole ? choose : undefined}
      />
      <div className="mt-4">
        {stories.length === 0 ? (
          <Empty title={empty} />
        ) : (
          <LeadAndRows stories={stories} now={now} />
        )}
      </div>
    </>
  );
}
