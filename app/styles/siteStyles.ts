import css from './site.pcss';

/**
 * The site's style sheet as text. On the server only: in the browser `noStyles.ts` stands in for it
 * (see `next.config.mjs`).
 */
export const siteStyles = css;
