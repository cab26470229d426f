import { COLORS } from '#site/brand.mjs';

/** Colours outside the style sheet, for browser bars and the app's splash screen. */
export const THEME_COLORS = {
  light: COLORS.signal.light,
  dark: COLORS.signal.dark,
  paper: COLORS.paper.light,
};
