/** A lead beside a list: halves from 768 px, 7 to 5 on the full page. */
export const SPLIT =
  'md:grid md:grid-cols-2 md:gap-col-2 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]';

/**
 * A lead beside a list with rows of any height: 7 to 5 columns from 1280 px; below that width the
 * list is under the lead (see `COLUMNS`).
 */
export const SPLIT_AT_XL = 'md:gap-col-2 xl:grid xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]';

/**
 * The list of `SPLIT_AT_XL`: from 768 to 1280 px, where it is under the lead, two columns of a height
 * that the browser balances; from 1280 px a single one.
 */
export const COLUMNS = 'md:columns-2 md:gap-x-col-2 xl:columns-auto';

/** The few rows of a list too short to stand beside its lead: below it, side by side from 768 px. */
export const BELOW = 'grid content-start md:auto-cols-fr md:grid-flow-col md:gap-x-col-2';
