import { isPlainClick } from '@/lib/address/isPlainClick';
import { useQueryAcrossLanguages } from '@/lib/address/useQueryAcrossLanguages';
import type { Filter } from './filter';

type Props = {
  /** What the choice is called, for screen readers. */
  label: string;
  filters: readonly Filter[];
  value: string;
  choose: (filter: Filter) => void;
};

/**
 * A row of filters, and what the chosen one leaves, said aloud. The filters are links: they work without JavaScript,
 * open in a new tab and answer to Enter. On phones the row scrolls sideways and starts at the chosen one; where the
 * row wraps instead, that would scroll the page itself.
 */
export function FilterBar({ label, filters, value, choose }: Props) {
  useQueryAcrossLanguages();
  return (
    <>
      <nav
        aria-label={label}
        className="-mx-gutter flex gap-2 overflow-x-auto scroll-px-gutter overscroll-x-contain px-gutter py-1.5 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
      >
        {filters.map((filter) => (
          <a
            key={filter.value}
            href={filter.href}
            aria-current={filter.value === value ? 'true' : undefined}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              choose(filter);
            }}
            className="inline-flex min-h-11 flex-none items-center rounded-control border border-edge px-4 text-label aria-current:border-ink aria-current:bg-ink aria-current:font-bold aria-current:text-paper max-md:aria-current:[scroll-initial-target:nearest]"
          >
            {filter.label}
          </a>
        ))}
      </nav>
      <p role="status" className="sr-only">{filters.find((filter) => filter.value === value)?.shown}</p>
    </>
  );
}
