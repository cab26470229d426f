'use client';
// An island for filtering without a page load.

import { useLocale } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import type { BesideSidebar } from '@/components/layout/besideSidebar';
import { ListHeader } from '@/components/lists/ListHeader';
import { OtherLanguages } from '@/components/lists/OtherLanguages.island';
import { Stories, type StoriesLayout } from '@/components/lists/Stories.island';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { EmptyState } from '@/components/ui/EmptyState';
import { FilterBar } from '@/components/ui/FilterBar';
import { ABOVE, ACROSS, BLOCKS, THREE_COLUMNS } from '@/components/ui/columns';
import { type FilterChoice, matching } from '@/components/ui/filter';
import { LIST_ANCHOR } from '@/components/ui/listAnchor';
import { useFilter } from '@/components/ui/useFilter';
import { type StoryCard, writtenIn } from '@/lib/story/story';

type Props = FilterChoice & {
  label: string;
  news: {
    title: string;
    items: readonly { values: readonly string[]; story: StoryCard }[];
    isWhole: boolean;
    pages: ReactNode;
    empty: { all: string; chosen: string };
    reason?: string;
    retry?: ReactNode;
    layout: StoriesLayout;
  };
  samples: {
    title: string;
    items: readonly { key: string; values: readonly string[]; node: ReactNode }[];
    className: string;
  };
  now: number;
  beside?: Partial<Record<string, BesideSidebar>>;
};

/** Parts are placed as in `TwoColumns`; stories beyond the sidebar span the page. */
export function NewsAndSamples({ label, news, samples, now, beside, ...choice }: Props) {
  const { value, choose } = useFilter(choice);
  const locale = useLocale();
  const stories = matching(news.items, value).map(({ story }) => story);
  const own = stories.filter((story) => writtenIn(story) === locale);
  const shown = matching(samples.items, value);
  const at = beside?.[value] ?? { stories: own.length, isEnd: true, samples: 0 };
  const rest = own.slice(at.stories);
  const others = (
    <>
      <OtherLanguages stories={stories} now={now} />
      {news.pages}
    </>
  );
  const cards = (some: typeof shown, className: string) =>
    some.length > 0 && (
      <section>
        {some[0] === shown[0] && <BlockHeader title={samples.title} />}
        <div className={className}>
          {some.map(({ key, node }) => (
            <Fragment key={key}>{node}</Fragment>
          ))}
        </div>
      </section>
    );
  return (
    <>
      <div id={LIST_ANCHOR} tabIndex={-1} className={`${ABOVE} outline-none`}>
        <FilterBar
          label={label}
          filters={choice.filters}
          value={value}
          choose={news.isWhole ? choose : undefined}
          anchor={LIST_ANCHOR}
        />
      </div>
      <div className={BLOCKS}>
        <section>
          <ListHeader title={news.title} isFirst />
          {stories.length === 0 && (news.reason || news.retry || shown.length === 0) && (
            <EmptyState
              title={value === 'all' ? news.empty.all : news.empty.chosen}
              reason={news.reason}
            >
              {news.retry}
            </EmptyState>
          )}
          {own.length > 0 && (
            <Stories stories={own.slice(0, at.stories)} now={now} layout={news.layout} />
          )}
          {at.isEnd && others}
        </section>
        {cards(shown.slice(0, at.samples), THREE_COLUMNS)}
      </div>
      <div className={ACROSS}>
        {!at.isEnd && (
          <div>
            {rest.length > 0 && <Stories stories={rest} now={now} layout="rest" />}
            {others}
          </div>
        )}
        {cards(shown.slice(at.samples), samples.className)}
      </div>
    </>
  );
}
