import type { ToolPath } from '@/lib/site/tools';

/** A block of a page that depends on the language alone, or on it and the page. */
export type Block =
  | {
      name:
        | 'homeShortcuts'
        | 'legalPrivacy'
        | 'legalTerms'
        | 'quickAccess'
        | 'quickLinks'
        | 'railSections'
        | 'railTools'
        | 'shortcuts'
        | 'toolsGrid';
    }
  | { name: 'otherTools'; path: ToolPath };
