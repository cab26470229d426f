import { COLORS } from '@/lib/brand/brand.mjs';

/** The look's light scheme, for drawings outside of a browser. */
export const COLOR = {
  paper: COLORS.paper.light,
  ink: COLORS.ink.light,
  'ink-quiet': COLORS['ink-quiet'].light,
  bar: COLORS.bar.light,
  river: COLORS.river.light,
  signal: COLORS.signal.light,
};

/**
 * Part of each preview's URL, as the colours are. To be raised when cards or crops are made
 * differently, also with another wordmark, so that apps fetch them anew.
 */
export const DESIGN = 1;
