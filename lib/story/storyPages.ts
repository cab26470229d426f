import type { BodyPicture } from './body';
import type { StoryCard } from './story';

export type StoryPage =
  | { kind: 'cover' }
  | { kind: 'end' }
  | { kind: 'point'; text: string }
  | { kind: 'picture'; picture: BodyPicture };

const COVER: StoryPage = { kind: 'cover' };
const END: StoryPage = { kind: 'end' };

/**
 * The pages of the viewer, which the card counts too: a web story's points, or an album's other
 * pictures.
 */
export const storyPages = (
  { pages }: Pick<StoryCard, 'pages'>,
  pictures: readonly BodyPicture[] = [],
): readonly StoryPage[] =>
  pages
    ? [COVER, ...pages.map((text): StoryPage => ({ kind: 'point', text })), END]
    : [COVER, ...pictures.map((picture): StoryPage => ({ kind: 'picture', picture }))];
