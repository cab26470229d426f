/** Stands in for `chromeMarkup.tsx` in the browser, whose document has the markup. */
const inDocument = () => null;

export const useHeaderMarkup = inDocument;
export const useFooterMarkup = inDocument;
