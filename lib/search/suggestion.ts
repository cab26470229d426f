import type { Run } from './run';

export type Suggestion = {
  kind: 'story' | 'section' | 'state' | 'tool';
  href: string;
  /** Null if the words are in the page's language. */
  lang: string | null;
  runs: readonly Run[];
};
