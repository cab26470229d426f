'use client';
// An island for the poll and for the stories that wait behind the pill.

import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { BlockHeader } from '@/components/story/BlockHeader';
import { Ago } from '@/components/story/Ago';
import { LeadCard } from '@/components/story/LeadCard';
import { FreshPill } from '@/components/ui/FreshPill';
import { Notice } from '@/components/ui/Notice';
import { Empty } from '@/components/ui/Empty';
import { breakingInSight } from '@/lib/news/order';
import type { StoryCard } from '@/lib/news/story';
import { useCalmList } from '@/lib/polling/useCalmList';
import { useFeed } from '@/lib/polling/useFeed';
import { useLastGood } from '@/lib/polling/useLastGood';
import { useNow } from '@/lib/polling/useNow';
import type { Result } from '@/lib/result';
import { blockHeight } from './blockHeight';
import { SPLIT } from './split';
import { WireRow } from './WireRow';

const POLL_MS = 30_000;

type Props = { initial: Result<StoryCard[], string>; now: number };

/**
 * Breaking news: the newest story leads, the others hang on a line of time, whose end a reader may ask for. Errors leave
 * older stories standing.
 */
export function Breaking({ initial, now: serverNow }: Props) {
  const t = useTranslations('Home');
  const locale = useLocale();
  const block = useRef<HTMLElement>(null);
  const now = useNow(serverNow);
  const reading = useFeed('breaking-news', initial, POLL_MS);
  const latest = useLastGood(reading);
  const { shown, waiting, reveal } = useCalmList(latest, block, latest.slice(0, breakingInSight(latest, locale)));
  const inSight = breakingInSight(shown, locale);
  const [lead, ...others] = shown.slice(0, inSight);
  const more = shown.slice(inSight);

  return (
    <section ref={block} aria-labelledby="breaking" className={`relative ${blockHeight.breaking}`}>
      <BlockHeader id="breaking" title={t('breaking')} more="/india" live />
      <FreshPill waiting={waiting} onReveal={reveal} />
      {!reading.ok && (
        // Over the stories that stay, so that they do not move.
        <div className={lead && 'absolute inset-x-0 top-14 z-2'}>
          <Notice>{t('breakingFailed')}</Notice>
        </div>
      )}
      {reading.ok && !lead && <Empty title={t('breakingEmpty')} />}
      {lead && (
        <div className={SPLIT}>
          <LeadCard
            key={lead.id}
            story={lead}
            now={now}
            kicker={
              <p className="min-h-[1lh] text-label font-bold text-signal-ink">
                {lead.publishedAt && <Ago at={lead.publishedAt} now={now} />}
              </p>
            }
          />
          <div className="max-md:mt-3">
            <ol className="grid content-start">
              {others.map((story) => (
                <WireRow key={story.id} story={story} now={now} />
              ))}
            </ol>
            {more.length > 0 && (
              <details className="group/all">
                <summary className="touch text-label font-bold text-river">
                  <span className="group-open/all:hidden">{t('showAll', { count: shown.length })}</span>
                  <span className="hidden group-open/all:inline">{t('showFewer')}</span>
                </summary>
                <ol start={inSight + 1} className="grid content-start pt-3">
                  {more.map((story) => (
                    <WireRow key={story.id} story={story} now={now} />
                  ))}
                </ol>
              </details>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
