/**
 * The id of a page's list, where its later pages and its filters open: what stands above the list has been seen. Its element
 * can take the focus, which the browser then gives it, or a keyboard would start at the page's top again.
 */
export const LIST_ANCHOR = 'list';
