export const UPDATE =
  'live-update border-t border-rule py-4 xl:grid xl:grid-cols-[200px_minmax(0,var(--measure))] xl:gap-x-col-2';
