import { useTranslations } from 'next-intl';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { Icon } from '@/components/ui/Icon';
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

export function NewStoriesButton({
  pendingCount,
  onReveal,
}: {
  pendingCount: number;
  onReveal: () => void;
}) {
  const t = useTranslations('Home');
  const status = useRef<HTMLDivElement>(null);
  const reveal = () => {
    status.current?.focus({ preventScroll: true });
    onReveal();
  };
  return (
    <div
      ref={status}
      role="status"
      tabIndex={-1}
      className="pointer-events-none absolute inset-x-0 top-1 z-2 flex justify-center outline-none"
    >
      {pendingCount > 0 && (
        <button
          type="button"
          onClick={reveal}
          className="touch-target pointer-events-auto gap-2 rounded-control border border-transparent bg-ink px-4 text-label font-bold text-paper"
        >
          <Icon name="up" className="size-5" />
          <span>{t('newStories', { count: pendingCount })}</span>
        </button>
      )}
    </div>
  );
}
