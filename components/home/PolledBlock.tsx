import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { NewStoriesButton } from '@/components/ui/NewStoriesButton';
import { useDeferredList } from '@/lib/polls/useDeferredList';
import { type Result, valueOrEmpty } from '@/lib/result';
import type { StoryCard } from '@/lib/story/story';
import { FeedPoll } from './FeedPoll';
import type { PollProps } from './Poll';

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

type Props = Pick<PollProps<never>, 'endpoint' | 'query'> &
  Pick<ComponentProps<typeof BlockHeader>, 'title' | 'more' | 'live'> & {
    id: string;
    list: ReturnType<typeof usePolledList>;
    height: string | undefined;
    isShort?: boolean;
    note?: ReactNode;
    children: ReactNode;
  };

export function PolledBlock({
  endpoint,
  query,
  list: { block, initial, onResult, pendingCount, reveal },
  height = '',
  isShort = false,
  note,
  children,
  ...header
}: Props) {
  return (
    <section
      ref={block}
      aria-labelledby={header.id}
      data-short={isShort ? '' : undefined}
      className={`relative ${height}`}
    >
      <FeedPoll endpoint={endpoint} query={query} initial={initial} onResult={onResult} />
      {note}
      <BlockHeader {...header} />
      <NewStoriesButton pendingCount={pendingCount} onReveal={reveal} />
      {children}
    </section>
  );
}
