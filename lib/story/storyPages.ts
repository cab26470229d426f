import type { StoryCard } from './story';

export type StoryPage = { kind: 'cover' } | { kind: 'end' } | { kind: 'point'; text: string };

const COVER: StoryPage = { kind: 'cover' };
const END: StoryPage = { kind: 'end' };

/** Pages in the viewer, which the card counts too; only web stories have more than a cover. */
export const storyPages = ({ pages }: Pick<StoryCard, 'pages'>): readonly StoryPage[] =>
  pages ? [COVER, ...pages.map((text): StoryPage => ({ kind: 'point', text })), END] : [COVER];
