/** Blocks below each other. */
export const BLOCKS = 'grid content-start gap-8 md:gap-12 [&>*]:min-w-0';

/** Below a page's two columns, across both; without anything in it, no gap either. */
export const ACROSS = `${BLOCKS} empty:hidden lg:col-span-full`;

/** The same of a row of filters above the columns, closer to what it filters. */
export const ABOVE = '-mb-6 md:-mb-8 lg:col-span-full';
