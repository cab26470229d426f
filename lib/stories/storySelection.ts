import { categoryKey, type CategoryKey, stateKey, type StateKey } from '@/lib/content/keys';
import { memoize } from '@/lib/memoize';
import { hasVideo, type Story, type StoryCard } from '@/lib/story/story';
import { FEW_OF_ITS_OWN, MORE_IN_SECTION, MORE_IN_THIN_SECTION } from './listLengths';

/** For pages named after the category, whose label would repeat above each headline. */
export function withoutCategory<T extends Pick<StoryCard, 'category'>>(
  story: T,
  categories: readonly CategoryKey[],
): T {
  const key = story.category && categoryKey(story.category);
  return key && categories.includes(key) ? { ...story, category: null } : story;
}

export const inCategories = <T extends Pick<StoryCard, 'category'>>(
  stories: readonly T[],
  keys: readonly CategoryKey[],
): readonly T[] => filedUnder(stories, ...keys);

const filedUnder = memoize(
  <T extends Pick<StoryCard, 'category'>>(
    stories: readonly T[],
    ...keys: readonly CategoryKey[]
  ): readonly T[] => {
    const categories = categoriesOf(stories);
    return stories.filter((_, at) => {
      const key = categories[at];
      return key && keys.includes(key);
    });
  },
);

/** Computed once for the sections of all pages: 20,000 stories in 14 sections took 40 ms. */
const categoriesOf = memoize((stories: readonly Pick<StoryCard, 'category'>[]) =>
  stories.map(({ category }) => category && categoryKey(category)),
);

export const inState = memoize(
  <T extends Pick<StoryCard, 'state'>>(stories: readonly T[], key: StateKey): readonly T[] => {
    const states = statesOf(stories);
    return stories.filter((_, at) => states[at] === key);
  },
);

const statesOf = memoize((stories: readonly Pick<StoryCard, 'state'>[]) =>
  stories.map(({ state }) => state && stateKey(state)),
);

type Filed = Pick<StoryCard, 'category'> & Pick<Story, 'tags'>;

/**
 * Stories of one of the categories or tags. Cards have no tags, so only whole stories match by tag.
 */
export const inTopic = <T extends Filed>(
  stories: readonly T[],
  { categories, tags }: { categories: readonly CategoryKey[]; tags: readonly string[] },
): readonly T[] => {
  const ofCategories = new Set(inCategories(stories, categories));
  return stories.filter(
    (story) => ofCategories.has(story) || story.tags?.some(({ slug }) => tags.includes(slug)),
  );
};

export const withVideo = (stories: readonly StoryCard[]) => stories.filter(hasVideo);

export const firstWithout = memoize(
  <T extends Pick<StoryCard, 'id'>>(
    stories: readonly T[],
    others: readonly Pick<StoryCard, 'id'>[],
    count: number,
  ): readonly T[] => {
    const taken = new Set(others.map(({ id }) => id));
    return first(stories, count, ({ id }) => !taken.has(id));
  },
);

export function moreStories(
  stories: readonly StoryCard[],
  { pictured, plain }: { pictured: readonly StoryCard[]; plain: readonly StoryCard[] },
  kind: 'newest' | 'videos',
): readonly StoryCard[] {
  const taken = new Set([...pictured, ...plain].map(({ id }) => id));
  const pictures = new Set(pictured.map(({ picture }) => picture));
  const count = moreCount(pictured);
  const isNew = ({ id, picture }: StoryCard) =>
    !taken.has(id) && (picture === null || !pictures.has(picture));
  const choose = (wanted: (story: StoryCard) => boolean) =>
    first(stories, count, (story) => {
      if (!isNew(story) || !wanted(story)) return false;
      taken.add(story.id);
      pictures.add(story.picture);
      return true;
    });
  return kind === 'videos' ? choose(hasVideo) : choose(() => true);
}

export const moreCount = ({ length }: readonly unknown[]) =>
  length < FEW_OF_ITS_OWN ? MORE_IN_THIN_SECTION : MORE_IN_SECTION;

function first<T>(list: readonly T[], count: number, matches: (item: T) => boolean): T[] {
  const found: T[] = [];
  for (const item of list) {
    if (found.length >= count) break;
    if (matches(item)) found.push(item);
  }
  return found;
}
