import type { ToolPath } from '@/lib/site/tools';
import type { StaticBlocks } from './staticBlocks';

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

/** One of these, or one of a request's own data. */
export type AnyBlock = Block | { name: keyof StaticBlocks };
