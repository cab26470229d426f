import type { CategoryKey, StateKey } from '@/lib/content/keys';
import type { District } from '@/lib/content/states/districts';
import type { Selection } from '@/lib/provider/provider';
import type { StoryCard } from '@/lib/story/story';
import { inCategories, inState, inTopic } from './storySelection';

export type Listed =
  | Extract<Selection, { by: 'all' | 'categories' | 'state' | 'topic' }>
  /** For lists only, because archives filter by one criterion. */
  | { by: 'stateCategories'; state: StateKey; categories: readonly CategoryKey[] }
  | { by: 'district'; district: District };

/** What is chosen from the cards of a list: a card has no tags. */
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
