import type { ReactNode } from 'react';

export type LitePage = {
  title: string;
  description?: string;
  /** The full page's URL with its query, without language prefix. */
  url: string;
  /** Without language prefix. Empty pages have no canonical URL. */
  canonical?: string;
  isHidden?: boolean;
  hasSearch?: boolean;
  main: ReactNode;
};
