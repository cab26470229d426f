/**
 * Lists for machines may be a minute old at an edge; one that is empty because nothing has answered
 * yet is never kept.
 */
export const listCacheControl = (stories: readonly unknown[]) =>
  stories.length > 0 ? 'public, max-age=60, s-maxage=60, stale-while-revalidate=600' : 'no-store';
