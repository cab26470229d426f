import type { ComponentProps, ReactNode } from 'react';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { NewStoriesButton } from '@/components/ui/NewStoriesButton';
import { FeedPoll } from './FeedPoll';
import type { PollProps } from './Poll';
import type { usePolledList } from './usePolledList';

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
