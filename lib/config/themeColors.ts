import { COLORS } from '#site/brand.mjs';

export const THEME_COLORS = {
  light: COLORS.signal.light,
  dark: COLORS.signal.dark,
  paper: COLORS.paper.light,
};
