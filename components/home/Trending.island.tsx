'use client';
// An island for the poll every five minutes.

import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { BlockHeader } from '@/components/story/BlockHeader';
import { EmptyState } from '@/components/ui/EmptyState';
import { NewStoriesButton } from '@/components/ui/NewStoriesButton';
import { localPath } from '@/lib/i18n/language';
import type { StoryCard } from '@/lib/story/story';
import { useDeferredList } from '@/lib/polling/useDeferredList';
import { useNow } from '@/lib/polling/useNow';
import { type Result, valueOrEmpty } from '@/lib/result';
import { blockHeight } from './blockHeight';
import { FeedPoll } from './FeedPoll';
import { TrendingRow } from './TrendingRow';

type Props = { initial: Result<readonly StoryCard[], string>; now: number };

/**
 * The five newest stories of all feeds; feeds that cannot be read make an empty list. A failed poll
 * keeps the stories shown while the block is on the screen or above it; below it the list empties.
 */
export function Trending({ initial, now: serverNow }: Props) {
  const t = useTranslations('Home');
  const locale = useLocale();
  const block = useRef<HTMLElement>(null);
  const now = useNow(serverNow);
  const { shown, pendingCount, reveal, receive } = useDeferredList(valueOrEmpty(initial), block);

  return (
    <section
      ref={block}
      aria-labelledby="trending"
      className={`relative ${shown.length > 0 ? blockHeight.trending : ''}`}
    >
      <FeedPoll
        endpoint="trending"
        initial={initial}
        onResult={(result) => receive(valueOrEmpty(result))}
      />
      <BlockHeader id="trending" title={t('trending')} />
      <NewStoriesButton pendingCount={pendingCount} onReveal={reveal} />
      {shown.length === 0 ? (
        <EmptyState title={t('trendingEmpty')} reason={t('trendingSoon')} />
      ) : (
        <ol>
          {shown.map((story, at) => (
            <TrendingRow key={story.id} story={story} rank={at + 1} now={now} />
          ))}
        </ol>
      )}
      <a
        href={localPath('/india', locale)}
        className="touch-target chevron gap-2 text-label font-bold text-river"
      >
        {t('viewAllTrending')}
      </a>
    </section>
  );
}
