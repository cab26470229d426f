import { COLORS } from '#site/brand.mjs';
import type { Locale } from '@/lib/i18n/locales';

export type Card = {
  locale: Locale;
  kicker: string | null;
  headline: string;
  line: string | null;
};

export const COLOR = {
  paper: COLORS.paper.light,
  ink: COLORS.ink.light,
  'ink-quiet': COLORS['ink-quiet'].light,
  bar: COLORS.bar.light,
  river: COLORS.river.light,
  signal: COLORS.signal.light,
};

/**
 * Part of social card URLs. Bump whenever cards, crops or the wordmark change, so that apps refetch.
 */
export const DESIGN = 1;

/** Facebook, WhatsApp, LinkedIn and X show this size large, in pixels. */
export const SOCIAL_CARD_SIZE = { width: 1200, height: 630 } as const;

/** WhatsApp drops pictures somewhere above 300 KB, and readers pay for the data. */
export const SOCIAL_CARD_LIMIT_BYTES = 200_000;
