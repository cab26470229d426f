import useSWR, { mutate, useSWRConfig } from 'swr';
import type { Story } from '@/lib/stories/model/story';
import { fetchStory, StoryAbsent } from './fetchStory';

export { observeCards } from './observeCards';

const PREFIX = 'story/';
const keyOf = (id: string) => PREFIX + id;

/** A story that was asked for longer ago may have been corrected since. */
const FRESH_MS = 60_000;

/** What SWR's cache holds of a story. */
type Cached = { story: Story; askedAt: number };

const isFresh = (cached: Cached | undefined): boolean =>
  cached !== undefined && Date.now() - cached.askedAt < FRESH_MS;

async function fetched(request: Promise<Story>): Promise<Cached> {
  const askedAt = Date.now();
  return { story: await request, askedAt };
}

/**
 * Puts a story into SWR's cache, so that it opens in the frame of a click, unless it came within the last minute.
 * A failure leaves the cache as it is: the next call asks again.
 *
 * @param request one that was made before
 */
export function cacheStory(id: string, request?: Promise<readonly unknown[]>): void {
  mutate<Cached>(
    keyOf(id),
    (cached) => (cached && isFresh(cached) ? cached : fetched(fetchStory(id, request))),
    { revalidate: false },
    // Not by `throwOnError`: it leaves out a failure that a later call has overtaken.
  ).catch(() => {});
}

type Lookup = {
  story: Story | undefined;
  /**
   * `absent`: every source answered, and none has it. `failed`: it could not be looked up; a later
   * try may find it.
   */
  status: 'loading' | 'found' | 'absent' | 'failed';
  retry: () => void;
};

/**
 * A whole story from the cache, fetched when it is not there; one that came a while ago is shown and
 * fetched anew, since it may have been corrected.
 */
export function useCachedStory(id: string): Lookup {
  const { cache } = useSWRConfig();
  const { data, error, isLoading, mutate } = useSWR<Cached, unknown>(
    keyOf(id),
    () => fetched(fetchStory(id)),
    {
      revalidateIfStale: !isFresh(cache.get(keyOf(id))?.data),
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false, // the reader has a button for it
    },
  );
  return {
    story: data?.story,
    status: data
      ? 'found'
      : isLoading || error === undefined
        ? 'loading'
        : error instanceof StoryAbsent
          ? 'absent'
          : 'failed',
    retry: () => void mutate(),
  };
}

/** Other stories in the cache, in its order; samples are no news. */
export function useOtherStories(id: string): Story[] {
  const { cache } = useSWRConfig();
  return [...cache.keys()]
    .filter((key) => key.startsWith(PREFIX) && key !== keyOf(id))
    .flatMap((key): Story[] => cache.get(key)?.data?.story ?? [])
    .filter(({ sample }) => !sample);
}
