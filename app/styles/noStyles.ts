/** Stands in for `siteStyles.ts` in the browser, which has the styles from the document. */
export const siteStyles = '';
