/** Stays for ever: readers have data under it. What begins with it survives a withdrawn consent. */
export const STORAGE_PREFIX = 'n24:';
