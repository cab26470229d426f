import type { ReactNode } from 'react';
import { isPlainClick } from '@/lib/browser/isPlainClick';
import type { Filter } from './filter';

export type Choosing = {
  /** What the choice is called, for screen readers. */
  label: string;
  filters: readonly Filter[];
  value: string;
  /** Chooses in place; without it the links are followed. */
  choose?: (filter: Filter) => void;
};

type Props = Choosing & {
  /** Classes of the row and of each link. */
  row: string;
  link: string;
  /** What stands in a link. */
  children: (filter: Filter) => ReactNode;
};

/**
 * A choice as links, and what the chosen one leaves, announced. They work without JavaScript, open
 * in a new tab and answer to Enter.
 */
export function FilterLinks({ label, filters, value, choose, row, link, children }: Props) {
  return (
    <>
      <nav aria-label={label} className={row}>
        {filters.map((filter) => (
          <a
            key={filter.value}
            href={filter.href}
            aria-current={filter.value === value ? 'true' : undefined}
            onClick={(event) => {
              if (!choose || !isPlainClick(event)) return;
              event.preventDefault();
              choose(filter);
            }}
            className={link}
          >
            {children(filter)}
          </a>
        ))}
      </nav>
      <p role="status" className="sr-only">
        {filters.find((filter) => filter.value === value)?.shown}
      </p>
    </>
  );
}
