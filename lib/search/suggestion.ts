export type Run = { text: string; isMatch: boolean };

export type Suggestion = {
  kind: 'story' | 'section' | 'state' | 'tool';
  href: string;
  lang: string | null;
  runs: readonly Run[];
};
