import { DISTRICTS, type District } from '@/lib/content/districts';
import type { CategoryKey, StateKey } from '@/lib/content/keys';
import { STATE_LIST } from '@/lib/content/states';
import { districtPath } from '@/lib/pages/districtPath';
import { SECTION_PATHS, sectionEntry, type SectionPath } from '@/lib/pages/sections';
import { statePath } from '@/lib/pages/statePath';
import { categoriesOf } from '@/lib/pages/subcategories';
import type { Selection } from '@/lib/provider/provider';
import type { StoryCard } from '@/lib/story/story';
import { inCategories, inState, inTopic } from './storySelection';

export type Listed =
  | Extract<Selection, { by: 'all' | 'categories' | 'state' | 'topic' }>
  /** Only for lists, because archives filter by one criterion. */
  | { by: 'stateCategories'; state: StateKey; categories: readonly CategoryKey[] }
  | { by: 'district'; district: District };

/** Lists that can be chosen from cards, which have no tags. */
export type ListedByCard = Exclude<Listed, { by: 'district' }>;

export function chooseListed(
  stories: readonly StoryCard[],
  listed: ListedByCard,
): readonly StoryCard[] {
  switch (listed.by) {
    case 'all':
      return stories;
    case 'categories':
      return inCategories(stories, listed.categories);
    case 'topic':
      return inTopic(stories, listed);
    case 'state':
      return inState(stories, listed.state);
    case 'stateCategories':
      return inCategories(inState(stories, listed.state), listed.categories);
  }
}

export function listOfPage(path: string): Listed {
  const state = STATE_LIST.find((one) => statePath(one) === path);
  if (state) return { by: 'state', state: state.key };
  const district = DISTRICTS.find((one) => districtPath(one) === path);
  if (district) return { by: 'district', district };
  return listOfSection(path);
}

export const listOfSection = (path: string): ListedByCard =>
  SECTION_LISTS.get(path) ?? { by: 'categories', categories: [] };

function listOfEntry(path: SectionPath): ListedByCard {
  const { news, tags = [] } = sectionEntry(path);
  const categories = categoriesOf(path);
  if (typeof news === 'string') return { by: 'all' };
  return tags.length > 0 ? { by: 'topic', categories, tags } : { by: 'categories', categories };
}

/** Made once, because results are memoised by the identity of these objects. */
const SECTION_LISTS = new Map<string, ListedByCard>(
  SECTION_PATHS.map((path) => [path, listOfEntry(path)]),
);
