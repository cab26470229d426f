import { categoryKey, type CategoryKey, stateKey, type StateKey } from '@/lib/reference/keys';
import { hasVideo, type StoryCard } from './story';

/** The stories filed under any of the categories, in the order given. */
export const inCategories = (stories: readonly StoryCard[], keys: readonly CategoryKey[]) =>
  stories.filter(({ category }) => {
    const key = category && categoryKey(category);
    return key && keys.includes(key);
  });

/** The stories of a state, in the order given. */
export const inState = (stories: readonly StoryCard[], key: StateKey) =>
  stories.filter(({ state }) => state && stateKey(state) === key);

/** The stories that can be watched, in the order given. */
export const withVideo = (stories: readonly StoryCard[]) => stories.filter(hasVideo);

/** The first story of each group that is not taken yet, so that a mixed block shows each desk once. */
export function oneOfEach(stories: readonly StoryCard[], groups: readonly (readonly CategoryKey[])[]): StoryCard[] {
  const taken = new Set<string>();
  return groups.flatMap((keys) => {
    const story = inCategories(stories, keys).find(({ id }) => !taken.has(id));
    if (story) taken.add(story.id);
    return story ?? [];
  });
}
