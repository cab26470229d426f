import { CACHE_CONTROL } from './cacheControl.mjs';

/**
 * Lists for machines may be a minute old at an edge; one that is empty because nothing has answered
 * yet is never kept.
 */
export const listCacheControl = (stories: readonly unknown[]) =>
  stories.length > 0 ? CACHE_CONTROL.list : CACHE_CONTROL.none;
