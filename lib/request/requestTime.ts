import { getNow } from 'next-intl/server';

export const requestTime = async (): Promise<number> => (await getNow()).getTime();
