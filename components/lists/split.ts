export const SPLIT =
  'md:grid md:grid-cols-2 md:gap-col-2 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]';

/** Lead and list, 7 to 5 columns from 1280 px; narrower screens stack them (see `COLUMNS`). */
export const SPLIT_AT_XL = 'md:gap-col-2 xl:grid xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]';

export const COLUMNS = 'md:columns-2 md:gap-x-col-2 xl:columns-auto';

export const BELOW = 'grid content-start md:auto-cols-fr md:grid-flow-col md:gap-x-col-2';
