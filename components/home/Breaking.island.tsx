'use client';
// An island for the poll and for stories that wait for a tap.

import { useLocale, useTranslations } from 'next-intl';
import { LATEST } from '#site/links.mjs';
import { TimelineRow } from '@/components/lists/TimelineRow';
import { BALANCED, BELOW } from '@/components/lists/split';
import { LeadCard } from '@/components/story/LeadCard';
import { RelativeTime } from '@/components/story/RelativeTime';
import { EmptyState } from '@/components/ui/EmptyState';
import { Notice } from '@/components/ui/Notice';
import { TryAgain } from '@/components/ui/TryAgain';
import { useSaveData } from '@/lib/browser/useConnection';
import { localPath } from '@/lib/i18n/language';
import type { Result } from '@/lib/result';
import { breakingTitle } from '@/lib/story/breakingTitle';
import type { StoryCard } from '@/lib/story/story';
import { PolledBlock, usePolledList } from './PolledBlock';

const FULL = 4;

type Props = {
  initial: Result<readonly StoryCard[], string>;
  more?: 'all' | 'fewer';
  now: number;
  minHeight?: string | undefined;
};

/**
 * A failed poll keeps older stories. A long list's rest has its own URL, because few readers ask
 * for it.
 */
export function Breaking({ initial, more, now, minHeight }: Props) {
  const t = useTranslations('Home');
  const locale = useLocale();
  const list = usePolledList(initial, 'keep');
  const { shown, isOk } = list;
  const [lead, ...others] = shown;
  const full = others.length >= FULL;
  const title = breakingTitle(shown, now);

  return (
    <PolledBlock
      id="breaking"
      title={t(title)}
      more={LATEST}
      live={title === 'breaking'}
      endpoint="breaking-news"
      query={more === 'fewer' ? '&all=1' : ''}
      list={list}
      height={full && lead?.picture ? minHeight : undefined}
      isShort={!full}
      note={<SaveDataNote path={more === 'fewer' ? '/?breaking=all' : '/'} />}
    >
      {!isOk && (
        // Placed in the gap above, so the notice shifts and covers no story.
        <div className={lead && 'absolute inset-x-0 bottom-full'}>
          <Notice slim={lead !== undefined} action={!lead && <TryAgain path="/" />}>
            {t('breakingFailed')}
          </Notice>
        </div>
      )}
      {isOk && !lead && <EmptyState title={t('breakingEmpty')} />}
      {lead && (
        <>
          <LeadCard
            key={lead.id}
            story={lead}
            now={now}
            alone
            leads="page"
            time={
              <p className="min-h-[1lh] text-label font-bold text-signal-ink">
                {lead.publishedAt && <RelativeTime at={lead.publishedAt} now={now} />}
              </p>
            }
          />
          <div className="mt-3">
            <ol className={full ? BALANCED : BELOW}>
              {others.map((story) => (
                <TimelineRow key={story.id} story={story} now={now} />
              ))}
            </ol>
            {more && (
              <a
                href={localPath(more === 'all' ? '/?breaking=all#breaking' : '/#breaking', locale)}
                className="touch-target text-label font-bold text-river print:hidden"
              >
                {t(
                  more === 'fewer'
                    ? 'showFewer'
                    : title === 'breaking'
                      ? 'showAll'
                      : 'showAllNewest',
                )}
              </a>
            )}
          </div>
        </>
      )}
    </PolledBlock>
  );
}

/**
 * Sits in the gap above the block, so it shifts nothing once the browser reports Save-Data.
 *
 * @param path of the page itself, without language prefix
 */
export function SaveDataNote({ path }: { path: string }) {
  const t = useTranslations('Home');
  const locale = useLocale();
  return (
    useSaveData() && (
      <p className="absolute inset-x-0 bottom-full flex items-center gap-3 text-meta text-quiet">
        {t('saveData')}
        <a
          href={localPath(path, locale)}
          className="relative underline after:absolute after:-inset-x-2 after:-inset-y-3"
        >
          {t('refresh')}
        </a>
      </p>
    )
  );
}
