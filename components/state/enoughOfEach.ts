import { stateKey } from '@/lib/reference/keys';
import type { StoryCard } from '@/lib/news/story';

const ALTOGETHER = 60;
const OF_EACH = 6;

/**
 * The stories that a page for all states carries: the first sixty, and the first six of each state, so that no
 * choice of a state comes out empty only because others had more to report.
 */
export function enoughOfEach(stories: readonly StoryCard[]): StoryCard[] {
  const seen = new Map<string, number>();
  return stories.filter(({ state }, at) => {
    const key = state && stateKey(state);
    if (!key) return at < ALTOGETHER;
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return at < ALTOGETHER || before < OF_EACH;
  });
}
