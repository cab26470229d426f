import type { ReactNode } from 'react';

export type LitePage = {
  title: string;
  description?: string;
  /** The full page's URL with its query, without language prefix. */
  url: string;
  canonical?: string;
  /** A story's absolute URLs, instead of `canonical`: its page here, and what search engines are to show. */
  address?: { own: string; canonical: string };
  socialCard?: { title: string; description: string; picture: string };
  isHidden?: boolean;
  hasSearch?: boolean;
  main: ReactNode;
};
