/** Of an update's element, also of one that the late script makes. */
export const UPDATE =
  'scroll-mt-4 border-t border-rule py-4 target:bg-(--river-tint) xl:grid xl:grid-cols-[200px_minmax(0,var(--measure))] xl:gap-x-col-2';
