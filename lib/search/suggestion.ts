import type { Run } from './run';

export type Suggestion = {
  kind: 'story' | 'section' | 'state' | 'tool';
  href: string;
  lang: string | null;
  runs: readonly Run[];
};
