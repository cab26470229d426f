import { type Choosing, FilterLinks } from './FilterLinks';

type Props = Choosing & {
  anchor?: string;
};

/** Scrolls to the chosen filter only on phones; a wrapped row would scroll the page instead. */
export function FilterBar({ filters, choose, anchor, ...choosing }: Props) {
  return (
    <FilterLinks
      {...choosing}
      choose={choose}
      filters={
        choose || !anchor
          ? filters
          : filters.map((filter) => ({ ...filter, href: `${filter.href}#${anchor}` }))
      }
      row="-mx-gutter flex gap-2 overflow-x-auto scroll-px-[40%] overscroll-x-contain px-gutter py-1.5 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
      link="inline-flex min-h-11 flex-none items-center rounded-control border border-edge px-4 text-label aria-current:border-ink aria-current:bg-ink aria-current:font-bold aria-current:text-paper max-md:aria-current:[scroll-initial-target:nearest]"
    >
      {({ label }) => label}
    </FilterLinks>
  );
}
