import { getNow } from 'next-intl/server';

/** Epoch milliseconds of the request's start, the same for all parts of a page. */
export const requestTime = async (): Promise<number> => (await getNow()).getTime();
