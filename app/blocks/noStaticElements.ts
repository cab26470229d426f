/** Stands in for `staticElements.tsx` in the browser, whose document has the markup. */
export const staticElementOf = null;
