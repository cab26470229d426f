import { COLORS } from '#site/brand.mjs';
import type { Locale } from '@/lib/i18n/routing';

/** What a drawn card says, in the words of one language. */
export type Card = {
  locale: Locale;
  /** What it is filed under. */
  kicker: string | null;
  headline: string;
  /** A sentence or two below the headline. */
  line: string | null;
};

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

/** What Facebook, WhatsApp, LinkedIn and X all show large, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** WhatsApp drops pictures somewhere above 300 KB; its readers pay for each of them. */
export const PREVIEW_LIMIT_BYTES = 200_000;
