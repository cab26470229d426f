import type { StoryCard } from './story';

/**
 * The story of a page's main list whose picture is the first one seen: the one a page should fetch
 * first.
 */
export const firstPictured = <T extends Pick<StoryCard, 'picture'>>(stories: readonly T[]) =>
  stories.find(({ picture }) => picture);

type Pictured = Pick<StoryCard, 'id' | 'picture'>;

/** The ids of the stories whose picture an earlier one shows already. */
export function repeatedPictures(stories: readonly Pictured[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { id, picture } of stories) {
    if (!picture) continue;
    if (seen.has(picture)) repeated.add(id);
    seen.add(picture);
  }
  return repeated;
}

/** The stories with each picture once; a story whose picture has been shown has none. */
export function withDistinctPictures<T extends Pictured>(stories: readonly T[]): T[] {
  const repeated = repeatedPictures(stories);
  return stories.map((story) => (repeated.has(story.id) ? { ...story, picture: null } : story));
}
