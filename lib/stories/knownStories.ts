import 'server-only';
import { cache } from 'react';
import { FEED_GRACE_MS, withTimeout } from '@/lib/request/withTimeout';
import type { Story } from '@/lib/story/story';
import { getAllStories, lastStories } from './getAllStories';

/** Before the first lists are known, a page waits at most this long for them. */
const FIRST_MS = 1000;

/**
 * The current stories of the lists, or the last ones while a list is late. Cached per page, so that
 * its parts agree.
 */
export const knownStories = cache(async (): Promise<readonly Story[]> => {
  const asked = getAllStories();
  const inTime = await withTimeout(FEED_GRACE_MS, asked);
  if (inTime?.coverage === 'complete') return inTime.stories;
  return (await lastStories()) ?? (await withTimeout(FIRST_MS, asked))?.stories ?? [];
});
