'use client';
// An island for the poll.

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { BlockHeader } from '@/components/story/BlockHeader';
import { EmptyState } from '@/components/ui/EmptyState';
import { NewStoriesButton } from '@/components/ui/NewStoriesButton';
import { Notice } from '@/components/ui/Notice';
import { TryAgain } from '@/components/ui/TryAgain';
import type { StoryCard } from '@/lib/story/story';
import { useDeferredList } from '@/lib/polling/useDeferredList';
import { useNow } from '@/lib/polling/useNow';
import { type Result, valueOrEmpty } from '@/lib/result';
import { blockHeight } from './blockHeight';
import { FeedPoll } from './FeedPoll';
import { ThreeCards } from './ThreeCards';

type Props = { initial: Result<readonly StoryCard[], string>; now: number };

/**
 * The three featured stories. On a failure the list is emptied and its text stands there
 * (product.md 4.4).
 */
export function Featured({ initial, now: serverNow }: Props) {
  const t = useTranslations('Home');
  const block = useRef<HTMLElement>(null);
  const now = useNow(serverNow);
  const { shown, pendingCount, reveal, receive } = useDeferredList(valueOrEmpty(initial), block);
  const [isOk, setIsOk] = useState(initial.ok);
  // Also of a failed poll, so that it moves nothing.
  const some = shown.length > 0;
  // The room is that of three pictures; words alone would leave a hole in it.
  const isFull = some && shown.every(({ picture }) => picture);

  return (
    <section
      ref={block}
      aria-labelledby="featured"
      data-short={some ? undefined : ''}
      className={`relative ${isFull ? blockHeight.featured : ''}`}
    >
      <FeedPoll
        endpoint="featured-stories"
        initial={initial}
        onResult={(result) => {
          setIsOk(result.ok);
          receive(valueOrEmpty(result));
        }}
      />
      <BlockHeader id="featured" title={t('featured')} more="/entertainment" />
      {isOk && <NewStoriesButton pendingCount={pendingCount} onReveal={reveal} />}
      {!isOk && <Notice action={<TryAgain path="/" />}>{t('featuredFailed')}</Notice>}
      {isOk && !some && <EmptyState title={t('featuredEmpty')} />}
      {isOk && some && <ThreeCards stories={shown} now={now} />}
    </section>
  );
}
