import type { StoryCard } from './story';

export const firstPictured = <T extends Pick<StoryCard, 'picture'>>(stories: readonly T[]) =>
  stories.find(({ picture }) => picture);

type Pictured = Pick<StoryCard, 'id' | 'picture'>;

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

export function withDistinctPictures<T extends Pictured>(stories: readonly T[]): T[] {
  const repeated = repeatedPictures(stories);
  return stories.map((story) => (repeated.has(story.id) ? { ...story, picture: null } : story));
}
