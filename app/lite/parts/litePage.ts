import type { ReactNode } from 'react';

export type LitePage = {
  title: string;
  description?: string;
  /** The full page's URL with its query, without language prefix. */
  url: string;
  canonical?: string;
  preview?: { title: string; description: string; picture: string };
  isHidden?: boolean;
  hasSearch?: boolean;
  main: ReactNode;
};
