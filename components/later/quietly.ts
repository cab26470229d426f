/** Where a script cannot be had, as without a connection, the page does without. */
export const quietly = (work: Promise<unknown>): void => void work.catch(() => {});
