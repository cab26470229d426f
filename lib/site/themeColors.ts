/**
 * Colours that are named outside of the style sheet: the browser's own bars and what stands behind
 * an app as it opens.
 */
export const THEME_COLORS = { light: '#c4121a', dark: '#b51219', paper: '#ffffff' } as const;
