import { useRef, useState } from 'react';
import { useDeferredList } from '@/lib/browser/useDeferredList';
import { type Result, valueOrEmpty } from '@/lib/result';
import type { StoryCard } from '@/lib/story/story';

type Stories = Result<readonly StoryCard[], string>;

export function usePolledList(initial: Stories, onFailure: 'keep' | 'empty') {
  const block = useRef<HTMLElement>(null);
  const { receive, ...list } = useDeferredList(valueOrEmpty(initial), block);
  const [isOk, setIsOk] = useState(initial.ok);
  return {
    ...list,
    block,
    initial,
    isOk,
    onResult: (result: Stories) => {
      setIsOk(result.ok);
      if (result.ok || onFailure === 'empty') receive(valueOrEmpty(result));
    },
  };
}
