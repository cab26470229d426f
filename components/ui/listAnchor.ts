/**
 * The id of a page's list, where its later pages open: what stands above the list has been seen.
 */
export const LIST_ANCHOR = 'list';
