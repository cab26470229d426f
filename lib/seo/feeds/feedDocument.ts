import type { Locale } from '@/lib/i18n/routing';
import type { FeedEntry } from './feedEntry';

/** A feed before it is written in one of its formats. URLs are absolute. */
export type FeedDocument = {
  locale: Locale;
  /** The channel, which is the author. */
  brand: string;
  title: string;
  description: string;
  /** The page that shows the same stories. */
  page: string;
  /** The feed's own URL in the format asked for. */
  self: string;
  /**
   * The last change of any entry: never of the clock, so that the same news makes the same bytes.
   */
  updated: Date;
  entries: readonly FeedEntry[];
};
