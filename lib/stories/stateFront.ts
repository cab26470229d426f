import { type StateKey, stateKey } from '@/lib/content/keys';
import { memoize } from '@/lib/memoize';
import type { StoryCard } from '@/lib/story/story';
import { LEAD_AND_ROWS } from './listLengths';
import { inState } from './storySelection';

const SMALLEST_BLOCK = 2;

export type Placed<T> = { story: T; block: StateKey | null };

export const stateFront = memoize(
  <T extends Pick<StoryCard, 'state'>>(stories: readonly T[]): readonly Placed<T>[] => {
    const states = new Set(stories.flatMap(({ state }) => (state && stateKey(state)) || []));
    const blocks = [...states].flatMap((block) => {
      const all = inState(stories, block);
      return all.length < SMALLEST_BLOCK
        ? []
        : all.slice(0, LEAD_AND_ROWS).map((story) => ({ story, block }));
    });
    const placed = new Set(blocks.map(({ story }) => story));
    return [
      ...blocks,
      ...stories.filter((story) => !placed.has(story)).map((story) => ({ story, block: null })),
    ];
  },
);
