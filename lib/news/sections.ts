import { categoryKey, type CategoryKey, stateKey, type StateKey } from '@/lib/content/keys';
import { hasVideo, type StoryCard } from './story';
import { LEAD_AND_ROWS, MORE_IN_SECTION } from './listLengths';
import { repeatedPictures } from './repeatedPictures';

/** The stories filed under any of the categories, in the order given. */
export const inCategories = <T extends Pick<StoryCard, 'category'>>(
  stories: readonly T[],
  keys: readonly CategoryKey[],
) =>
  stories.filter(({ category }) => {
    const key = category && categoryKey(category);
    return key && keys.includes(key);
  });

/** The stories of a state, in the order given. */
export const inState = <T extends Pick<StoryCard, 'state'>>(stories: readonly T[], key: StateKey) =>
  stories.filter(({ state }) => state && stateKey(state) === key);

/** The stories that can be watched, in the order given. */
export const withVideo = (stories: readonly StoryCard[]) => stories.filter(hasVideo);

/** The stories that are not among the others, in the order given. */
export function without<T extends Pick<StoryCard, 'id'>>(
  stories: readonly T[],
  others: readonly Pick<StoryCard, 'id'>[],
): T[] {
  const taken = new Set(others.map(({ id }) => id));
  return stories.filter(({ id }) => !taken.has(id));
}

/**
 * What a section's page shows from elsewhere, each with a picture that the page does not have yet.
 */
export function moreStories(
  stories: readonly StoryCard[],
  shown: readonly StoryCard[],
  kind: 'newest' | 'videos',
): StoryCard[] {
  const candidates = (kind === 'videos' ? withVideo(stories) : stories).filter(
    ({ picture }) => picture !== null,
  );
  const repeated = repeatedPictures([...shown, ...candidates]);
  return candidates.filter(({ id }) => !repeated.has(id)).slice(0, MORE_IN_SECTION);
}

/** The front page's blocks from the news feed. No story stands in two of them. */
export type FrontPage = {
  state: StoryCard[];
  watch: StoryCard[];
  desks: StoryCard[];
  moreDesks: StoryCard[];
};

const DESKS: readonly (readonly CategoryKey[])[] = [
  ['business', 'stockmarket', 'startup'],
  ['film', 'bollywood', 'entertainment'],
  ['science', 'technology'],
];
const MORE_DESKS: readonly (readonly CategoryKey[])[] = [
  ['cricket', 'sports', 'ipl', 'football'],
  ['health', 'education'],
  ['lifestyle', 'culture', 'tourism'],
];

/** Shares the news out among the front page's blocks, in the order given within each. */
export function frontPage(stories: readonly StoryCard[]): FrontPage {
  const taken = new Set<string>();
  const take = (candidates: readonly StoryCard[], count: number) => {
    const chosen = candidates.filter(({ id }) => !taken.has(id)).slice(0, count);
    chosen.forEach(({ id }) => taken.add(id));
    return chosen;
  };
  const oneOfEach = (desks: typeof DESKS) =>
    desks.flatMap((keys) => take(inCategories(stories, keys), 1));

  const watch = take(withVideo(stories), LEAD_AND_ROWS);
  const desks = oneOfEach(DESKS);
  const moreDesks = oneOfEach(MORE_DESKS);
  const state = take(inState(stories, 'madhyapradesh'), LEAD_AND_ROWS);
  return { state, watch, desks, moreDesks };
}
