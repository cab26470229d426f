import 'server-only';
import { oncePerList } from '@/lib/oncePerList';
import { provider, STORY_FEEDS } from '@/lib/provider/provider';
import { FEED_GRACE_MS, withTimeout } from '@/lib/request/withTimeout';
import type { Story } from '@/lib/story/story';
import { getAllStories } from './getAllStories';
import { mergeCopies } from './mergeCopies';

const NONE: readonly Story[] = [];

const storiesOf = oncePerList((...lists: (readonly Story[])[]): readonly Story[] =>
  mergeCopies(lists.flat()),
);

/** All stories as the lists last were; null before the first answer. Asks for nothing. */
export async function lastStories(): Promise<readonly Story[] | null> {
  const lists = await Promise.all(STORY_FEEDS.map((feed) => provider.lastStories(feed)));
  const isKnown = lists.some((list) => list !== null);
  return isKnown ? storiesOf(...lists.map((list) => list ?? NONE)) : null;
}

/** Before anything is known what a page says of a story waits for its lists, but no longer. */
const FIRST_MS = 1000;

/**
 * All stories of the lists, for what must not depend on how late a list is: those of now where all
 * come in time, else the last.
 */
export async function knownStories(): Promise<readonly Story[]> {
  const asked = getAllStories();
  const inTime = await withTimeout(FEED_GRACE_MS, asked);
  if (inTime?.coverage === 'complete') return inTime.stories;
  return (await lastStories()) ?? (await withTimeout(FIRST_MS, asked))?.stories ?? NONE;
}
