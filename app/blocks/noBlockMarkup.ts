/** Stands in for `blockMarkup.tsx` in the browser, whose document has the markup. */
export const markupOf = null;
