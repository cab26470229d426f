export const BLOCKS = 'grid content-start gap-8 md:gap-12 [&>*]:min-w-0';

export const ACROSS = `${BLOCKS} empty:hidden lg:col-span-full`;

export const ABOVE = '-mb-6 md:-mb-8 lg:col-span-full';

export const COLUMNS = 'grid gap-x-col gap-y-6 sm:grid-cols-2';

export const THREE_COLUMNS = `${COLUMNS} lg:grid-cols-3 last-across`;
