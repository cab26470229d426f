export const quietly = (work: Promise<unknown>): void => void work.catch(() => {});
