/**
 * Later pages and filters open at this id. It is focusable, or keyboard users would start at the
 * top again.
 */
export const LIST_ANCHOR = 'list';
