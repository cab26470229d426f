'use client';
// An island for the choice of a filter without loading the page, and for the timer of its relative
// times.

import { Fragment, type ReactNode } from 'react';
import { FilterBar } from '@/components/filter/FilterBar';
import { type FilterChoice, matching } from '@/components/filter/filter';
import { useFilter } from '@/components/filter/useFilter';
import { LIST_ANCHOR } from '@/components/paging/listAnchor';
import { BlockHeader } from '@/components/story/BlockHeader';
import { Empty } from '@/components/ui/Empty';
import type { StoryCard } from '@/lib/story/story';
import { Stories, type StoriesForm } from './Stories.island';

type Props = FilterChoice & {
  label: string;
  news: {
    title: string;
    items: readonly { values: readonly string[]; story: StoryCard }[];
    /**
     * Whether these are all there are; of one page among others only the server can filter.
     */
    isWhole: boolean;
    /** The ways to the other pages. */
    pages: ReactNode;
    /** Shown when there are none at all, and when a choice leaves none. */
    empty: { all: string; chosen: string };
    /** Shown below those words, where the page has no news to choose from. */
    why?: ReactNode;
    form: StoriesForm;
  };
  samples: {
    title: string;
    /** Cards made on the server, each with the values it belongs to. */
    items: readonly { key: string; values: readonly string[]; node: ReactNode }[];
    /** Classes of the list. */
    layout: string;
  };
  now: number;
};

/** A row of filters over both lists of a page: its live news, and below it its samples. */
export function NewsAndSamples({ label, news, samples, now, ...choice }: Props) {
  const { value, choose } = useFilter(choice);
  const stories = matching(news.items, value).map(({ story }) => story);
  const shown = matching(samples.items, value);
  return (
    <div>
      <FilterBar
        label={label}
        filters={choice.filters}
        value={value}
        choose={news.isWhole ? choose : undefined}
      />
      <div className="mt-4 grid gap-8 md:gap-12 [&>*]:min-w-0">
        <section id={LIST_ANCHOR}>
          <BlockHeader title={news.title} />
          {stories.length === 0 ? (
            <Empty title={value === 'all' ? news.empty.all : news.empty.chosen}>{news.why}</Empty>
          ) : (
            <Stories stories={stories} now={now} form={news.form} />
          )}
          {news.pages}
        </section>
        {shown.length > 0 && (
          <section>
            <BlockHeader title={samples.title} />
            <div className={samples.layout}>
              {shown.map(({ key, node }) => (
                <Fragment key={key}>{node}</Fragment>
              ))}
            </div>
          </section>
        )}
      </div>
    </div>
  );
}
