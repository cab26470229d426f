import type { StoryCard } from '@/lib/story/story';

/**
 * The story of a page's main list whose picture is the first one seen: the one a page should fetch
 * first.
 */
export const firstPictured = <T extends Pick<StoryCard, 'picture'>>(stories: readonly T[]) =>
  stories.find(({ picture }) => picture);
