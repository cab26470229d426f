/** Stands in for `chromeMarkup.tsx` in the browser, whose document has the markup. */
export const useChromeMarkup = () => null;
