/** Cards in columns: two of them from 640 px, more where the page says so. */
export const COLUMNS = 'grid gap-x-col gap-y-6 sm:grid-cols-2';

/** The same in three columns, for sample cards: the last does not stand alone in its row. */
export const THREE_COLUMNS = `${COLUMNS} lg:grid-cols-3 last-across`;
