import type { ComponentProps, ReactNode } from 'react';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { NewStoriesButton } from '@/components/ui/NewStoriesButton';
import { FeedPoll } from './FeedPoll';
import type { PollProps } from './Poll';
import type { usePolledList } from './usePolledList';

type Props = Pick<PollProps<never>, 'endpoint' | 'query'> &
  Pick<ComponentProps<typeof BlockHeader>, 'title' | 'more' | 'live'> & {
    /** Of the heading. */
    id: string;
    list: ReturnType<typeof usePolledList>;
    /** The room that is held for its stories. */
    height: string | undefined;
    /** Whether it is shorter than usual, which `home.css` asks. */
    isShort?: boolean;
    /** Above the name, in the gap before the block. */
    note?: ReactNode;
    children: ReactNode;
  };

/**
 * A block of the front page that polls: its name, and a button over it for the stories that wait until they are
 * asked for. The block itself says how its stories look.
 */
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
