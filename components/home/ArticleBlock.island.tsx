'use client';
// An island for the timer of its relative times; as data the stories are also half the size on the
// network.

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BlockHeader } from '@/components/story/BlockHeader';
import { CompactRow } from '@/components/story/CompactRow';
import { LeadCard } from '@/components/story/LeadCard';
import { Empty } from '@/components/ui/Empty';
import type { StoryCard } from '@/lib/news/story';
import { useNow } from '@/lib/polling/useNow';
import { BELOW, SPLIT } from './split';
import { ThreeCards } from './ThreeCards';

/** Rows as tall as the lead; fewer would leave a hole beside it. */
const FULL = 3;

type Props = {
  title: string;
  stories: readonly StoryCard[];
  now: number;
  /** One that leads with rows beside it, the same across the page, or three of equal rank. */
  form: 'lead' | 'wide' | 'three';
  /** Shown where there are no stories: another try, after a failure. */
  action: ReactNode;
};

/** A block of stories from the news feed. */
export function ArticleBlock({ title, stories, now: serverNow, form, action }: Props) {
  const t = useTranslations('Story');
  const now = useNow(serverNow);
  const [lead, ...others] = stories;
  const wide = form === 'wide';
  const full = others.length >= FULL;

  return (
    <section data-short={full ? undefined : ''}>
      <BlockHeader title={title} more="/india" />
      {!lead && <Empty title={t('emptyCategory')}>{action}</Empty>}
      {lead && form === 'three' && <ThreeCards stories={stories} now={now} />}
      {lead && form !== 'three' && (
        <div className={full ? SPLIT : ''}>
          <LeadCard story={lead} now={now} wide={wide} alone={full ? undefined : 'always'} />
          <div className={full ? 'grid content-start max-md:mt-3' : `mt-3 ${BELOW}`}>
            {others.map((story) => (
              <CompactRow key={story.id} story={story} now={now} wide={wide} />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
