'use client';
// An island for the poll.

import { useTranslations } from 'next-intl';
import { FEATURED } from '#site/links.mjs';
import { ThreeCards } from '@/components/lists/ThreeCards';
import { EmptyState } from '@/components/ui/EmptyState';
import { Notice } from '@/components/ui/Notice';
import { TryAgain } from '@/components/ui/TryAgain';
import type { Result } from '@/lib/result';
import type { StoryCard } from '@/lib/story/story';
import { PolledBlock, usePolledList } from './PolledBlock';

type Props = {
  initial: Result<readonly StoryCard[], string>;
  now: number;
  minHeight?: string | undefined;
};

/** Product.md 4.4: a failure empties the list and shows its text. */
export function Featured({ initial, now, minHeight }: Props) {
  const t = useTranslations('Home');
  const list = usePolledList(initial, 'empty');
  const { shown, isOk } = list;
  const some = shown.length > 0;
  const isFull = some && shown.every(({ picture }) => picture);

  return (
    <PolledBlock
      id="featured"
      title={t('featured')}
      more={FEATURED ?? undefined}
      endpoint="featured-stories"
      list={list}
      height={isFull ? minHeight : undefined}
      isShort={!some}
    >
      {!isOk && <Notice action={<TryAgain path="/" />}>{t('featuredFailed')}</Notice>}
      {isOk && !some && <EmptyState title={t('featuredEmpty')} />}
      {isOk && some && <ThreeCards stories={shown} now={now} />}
    </PolledBlock>
  );
}
