import { getNow } from 'next-intl/server';

/** When the request began, in epoch milliseconds: the same for every part of its page. */
export const requestTime = async (): Promise<number> => (await getNow()).getTime();
