import type { Run } from './run';

/** What is offered while a reader types: a story, or a page of the site. */
export type Suggestion = {
  kind: 'story' | 'section' | 'state' | 'tool';
  /** With the language's prefix. */
  href: string;
  /** The language of the words; null for those of the page. */
  lang: string | null;
  /** Its title, by the runs that match what was typed and those between. */
  runs: readonly Run[];
};
