import { COLORS } from '#site/brand.mjs';

/**
 * Colours that are named outside of the style sheet: the browser's own bars and what stands behind
 * an app as it opens.
 */
export const THEME_COLORS = {
  light: COLORS.signal.light,
  dark: COLORS.signal.dark,
  paper: COLORS.paper.light,
};
