import type { Locale } from '@/lib/i18n/locales';

/** A part of the chrome, and what it shows of the request. */
export type ChromeProps = {
  part: 'header' | 'footer';
  locale: Locale;
  /** The page's URL without language prefix. */
  path: string;
  /** The same with its query, for the links to the page in other languages. */
  url: string;
  /** The request's time, in epoch milliseconds. */
  now: number;
  /** When the provider last answered with something usable, in epoch milliseconds. */
  updatedAt: number | null;
};
