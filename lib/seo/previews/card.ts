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
