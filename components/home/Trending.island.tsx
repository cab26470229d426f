'use client';
// An island for the poll every five minutes.

import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/EmptyState';
import { localPath } from '@/lib/i18n/language';
import type { StoryCard } from '@/lib/story/story';
import type { Result } from '@/lib/result';
import { blockHeight } from './blockHeight';
import { PolledBlock } from './PolledBlock';
import { TrendingRow } from './TrendingRow';
import { usePolledList } from './usePolledList';

type Props = { initial: Result<readonly StoryCard[], string>; now: number };

/**
 * The five newest stories of all feeds; feeds that cannot be read make an empty list. A failed poll
 * keeps the stories shown while the block is on the screen or above it; below it the list empties.
 */
export function Trending({ initial, now }: Props) {
  const t = useTranslations('Home');
  const locale = useLocale();
  const list = usePolledList(initial, 'empty');
  const { shown } = list;

  return (
    <PolledBlock
      id="trending"
      title={t('trending')}
      endpoint="trending"
      list={list}
      height={shown.length > 0 ? blockHeight.trending : undefined}
    >
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
    </PolledBlock>
  );
}
