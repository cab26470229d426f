/** A lead beside a list: halves from 768 px, 7 to 5 on the full page. */
export const SPLIT =
  'md:grid md:grid-cols-2 md:gap-[calc(2*var(--col-gap))] xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]';
