import type { StoryCard } from './story';

/** A page of a story in the viewer: its cover, a point in words, or the end, which leads to the whole story. */
export type StoryPage = { kind: 'cover' } | { kind: 'end' } | { kind: 'point'; text: string };

const COVER: StoryPage = { kind: 'cover' };
const END: StoryPage = { kind: 'end' };

/** What is shown of a story, page by page; its card counts the same pages. Only a web story has more than its cover. */
export const storyPages = ({ pages }: Pick<StoryCard, 'pages'>): readonly StoryPage[] =>
  pages ? [COVER, ...pages.map((text): StoryPage => ({ kind: 'point', text })), END] : [COVER];
