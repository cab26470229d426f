import useSWR, { mutate, useSWRConfig } from 'swr';
import type { Story } from '@/lib/story/story';
import { fetchStory, StoryAbsent } from './fetchStories';

export { observeCards } from './observeCards';

const PREFIX = 'story/';
const keyOf = (id: string) => PREFIX + id;

/** Puts stories that were fetched ahead into SWR's cache, so that one opens in the frame of a click. */
export async function cacheStories(requests: readonly Promise<Story>[]): Promise<void> {
  const settled = await Promise.allSettled(requests);
  for (const request of settled)
    if (request.status === 'fulfilled')
      void mutate(keyOf(request.value.id), request.value, { revalidate: false });
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
  const { data, error, isLoading, mutate } = useSWR<Story, unknown>(
    keyOf(id),
    () => fetchStory(id),
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false, // the reader has a button for it
    },
  );
  return {
    story: data,
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
export function useOtherStories(id: string, count: number): Story[] {
  const { cache } = useSWRConfig();
  return [...cache.keys()]
    .filter((key) => key.startsWith(PREFIX) && key !== keyOf(id))
    .flatMap((key): Story[] => cache.get(key)?.data ?? [])
    .filter(({ sample }) => !sample)
    .slice(0, count);
}
