import { useEffect, useState } from 'react';
import type { Story } from '@/lib/news/story';
import { storyInHand, takeInHand } from './storiesInHand';

/** A story from those in hand, fetched when it is not. `settled` without a story: nobody has it. */
export function useStoryInHand(id: string): { story: Story | undefined; settled: boolean } {
  const [settled, setSettled] = useState(() => storyInHand(id) !== undefined);
  useEffect(() => {
    let current = true;
    void takeInHand([id]).then(() => {
      if (current) setSettled(true);
    });
    return () => {
      current = false;
    };
  }, [id]);
  return { story: storyInHand(id), settled };
}
