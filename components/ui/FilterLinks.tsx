import type { ReactNode } from 'react';
import { isPlainClick } from '@/lib/browser/isPlainClick';
import type { Filter } from './filter';

export type Choosing = {
  label: string;
  filters: readonly Filter[];
  value: string;
  choose?: (filter: Filter) => void;
};

type Props = Choosing & {
  row: string;
  link: string;
  children: (filter: Filter) => ReactNode;
};

/** Links, so they work without JavaScript and open in new tabs. */
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
