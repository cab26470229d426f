import type { Locale } from '@/lib/i18n/locales';

/** What the chrome shows of the request. */
export type FooterProps = {
  locale: Locale;
  /** The request's time, in epoch milliseconds. */
  now: number;
  /** The page's URL without language prefix. */
  path: string;
  /** The same with its query, for the links to the page in other languages. */
  url: string;
};

export type HeaderProps = FooterProps & {
  /** When the provider last answered with something usable, in epoch milliseconds. */
  updatedAt: number | null;
};
