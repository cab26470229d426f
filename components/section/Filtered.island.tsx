'use client';
// An island for the choice of a filter without loading the page.

import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { useFilter } from './useFilter';

export type Filter = { value: string; label: string; href: string };

type Props = {
  /** Name of the query parameter. */
  parameter: string;
  /** What the choice is called, for screen readers. */
  label: string;
  /** The first is 'all'. */
  filters: readonly Filter[];
  /** As the server read it from the address; a value that is no filter counts as 'all'. */
  chosen: string;
  /** Made on the server, each with the values it belongs to. */
  items: readonly { key: string; values: readonly string[]; node: ReactNode }[];
  /** Classes of the list. */
  layout: string;
  empty: ReactNode;
  /** Says how many are shown, for each number up to all of them: made on the server, which has the words. */
  counts: readonly string[];
};

const isPlain = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A row of filters over a list. The filters are links and work without JavaScript; with it nothing is loaded. */
export function Filtered({ parameter, label, filters, chosen, items, layout, empty, counts }: Props) {
  const [asked, choose] = useFilter(parameter, chosen);
  const value = filters.some((filter) => filter.value === asked) ? asked : 'all';
  const shown = items.filter(({ values }) => value === 'all' || values.includes(value));

  return (
    <>
      <nav aria-label={label} className="-mx-gutter flex gap-2 overflow-x-auto px-gutter py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0">
        {filters.map((filter) => (
          <a
            key={filter.value}
            href={filter.href}
            aria-current={filter.value === value ? 'true' : undefined}
            onClick={(event) => {
              if (!isPlain(event)) return;
              event.preventDefault();
              choose(filter.href);
            }}
            className="inline-flex min-h-11 flex-none items-center rounded-control border border-edge px-4 text-label aria-current:border-ink aria-current:bg-ink aria-current:font-bold aria-current:text-paper"
          >
            {filter.label}
          </a>
        ))}
      </nav>
      <p role="status" className="sr-only">{counts[shown.length]}</p>
      {shown.length === 0 ? empty : <div className={layout}>{shown.map(({ key, node }) => <Fragment key={key}>{node}</Fragment>)}</div>}
    </>
  );
}
