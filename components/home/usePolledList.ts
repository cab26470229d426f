import { useRef, useState } from 'react';
import { useDeferredList } from '@/lib/browser/useDeferredList';
import { type Result, valueOrEmpty } from '@/lib/result';
import type { StoryCard } from '@/lib/stories/model/story';

type Stories = Result<readonly StoryCard[], string>;

/**
 * The stories of a block that polls, for `PolledBlock`.
 *
 * @param initial what the server read
 * @param onFailure whether a failed poll leaves the stories that are shown, or counts as an empty list
 */
export function usePolledList(initial: Stories, onFailure: 'keep' | 'empty') {
  const block = useRef<HTMLElement>(null);
  const { receive, ...list } = useDeferredList(valueOrEmpty(initial), block);
  const [isOk, setIsOk] = useState(initial.ok);
  return {
    ...list,
    /** For the block's element. */
    block,
    initial,
    /** Whether the last answer was no failure. */
    isOk,
    onResult: (result: Stories) => {
      setIsOk(result.ok);
      if (result.ok || onFailure === 'empty') receive(valueOrEmpty(result));
    },
  };
}
