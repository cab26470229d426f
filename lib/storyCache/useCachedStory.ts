import { useEffect, useState } from 'react';
import type { Story } from '@/lib/news/story';
import { isAbsent, getCachedStory, prefetchStories } from './storyCache';

type Lookup = {
  story: Story | undefined;
  /**
   * `absent`: every source answered, and none has it. `failed`: it could not be looked up; a later
   * try may find it.
   */
  status: 'loading' | 'found' | 'absent' | 'failed';
  retry: () => void;
};

/** A story from the cache, fetched when it is missing. */
export function useCachedStory(id: string): Lookup {
  const [settled, setSettled] = useState(() => getCachedStory(id) !== undefined);
  useEffect(() => {
    if (settled) return;
    let current = true;
    void prefetchStories([id]).then(() => {
      if (current) setSettled(true);
    });
    return () => {
      current = false;
    };
  }, [id, settled]);
  const story = getCachedStory(id);
  return {
    story,
    status: story ? 'found' : !settled ? 'loading' : isAbsent(id) ? 'absent' : 'failed',
    retry: () => setSettled(false),
  };
}
