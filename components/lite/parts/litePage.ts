import type { ReactNode } from 'react';

/** What is in a lite page, and what is said of it. */
export type LitePage = {
  /** Of the document, as the full page has it. */
  title: string;
  description?: string;
  /** The URL of the full page without language prefix; with its query, as it was asked for. */
  url: string;
  /** The canonical URL without language prefix; a page that has nothing to show has none. */
  canonical?: string;
  /** Whether it is kept out of search engines, as the full page is. */
  isHidden?: boolean;
  /** Whether the page itself has the search field. */
  hasSearch?: boolean;
  main: ReactNode;
};
