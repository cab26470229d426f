/** `#page-styles` in the browser, which has the styles from the document. */
export const stylesOf = () => '';

/** Of the document too. */
export const APPEARANCE_SCRIPT = '';
