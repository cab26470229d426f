/** Blocks below each other. */
export const BLOCKS = 'grid content-start gap-8 md:gap-12 [&>*]:min-w-0';

/** Below a page's two columns, across both; without anything in it, no gap either. */
export const ACROSS = `${BLOCKS} empty:hidden lg:col-span-full`;

/** The same of a row of filters above the columns, closer to what it filters. */
export const ABOVE = '-mb-6 md:-mb-8 lg:col-span-full';

/** Cards in columns: two of them from 640 px, more where the page says so. */
export const COLUMNS = 'grid gap-x-col gap-y-6 sm:grid-cols-2';

/** The same in three columns, for sample cards: the last does not stand alone in its row. */
export const THREE_COLUMNS = `${COLUMNS} lg:grid-cols-3 last-across`;
