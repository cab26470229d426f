/** Optional work: a script that fails to load is ignored. */
export const quietly = (work: Promise<unknown>): void => void work.catch(() => {});
