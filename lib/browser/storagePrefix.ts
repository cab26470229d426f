/**
 * Never change this: readers have data under it. Keys with this prefix survive a withdrawn consent.
 */
export const STORAGE_PREFIX = 'n24:';
