/** Stands in for `blockElement.tsx` in the browser, whose document has the markup. */
export const blockElement = null;
