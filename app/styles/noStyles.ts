/** `#page-styles` in the browser, which has styles and script from the document. */
export const headOf = () => null;
