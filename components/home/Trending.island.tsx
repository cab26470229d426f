'use client';
// An island for its poll.
import { useLocale, useTranslations } from 'next-intl';
import { LATEST } from '#site/links.mjs';
import { Numeral } from '@/components/lists/Numeral';
import { Headline } from '@/components/story/Headline';
import { PlayTag } from '@/components/story/PlayTag';
import { RelativeTime } from '@/components/story/RelativeTime';
import { StoryItem } from '@/components/story/StoryItem';
import { useLabels } from '@/components/story/useLabels';
import { EmptyState } from '@/components/ui/EmptyState';
import { Notice } from '@/components/ui/Notice';
import { localPath } from '@/lib/i18n/language';
import type { Result } from '@/lib/result';
import type { StoryCard } from '@/lib/story/story';
import { shortViews } from '@/lib/story/views';
import { PolledBlock, usePolledList } from './PolledBlock';

export function TrendingRow({ story, rank, now }: { story: StoryCard; rank: number; now: number }) {
  const t = useTranslations('Home');
  const labels = useLabels();
  const words = useTranslations('Story');
  const views = story.views ? t('views', shortViews(story.views)) : null;
  return (
    <StoryItem
      as="li"
      story={story}
      className="grid grid-cols-[34px_minmax(0,1fr)] border-b border-rule py-3 first:pt-0"
    >
      <Numeral rank={rank} />
      <div>
        <Headline story={story} action="preview" className="text-card-s" />
        <p lang={labels.lang} className="mt-1 flex flex-wrap gap-x-1.5 text-meta text-quiet">
          {story.category && <span>{`${labels.category(story.category)} ·`}</span>}
          {views && (
            <span>
              {(story.sampleViews ? words('sampleFigure', { figure: views }) : views) +
                (story.publishedAt ? ' ·' : '')}
            </span>
          )}
          {story.publishedAt && <RelativeTime at={story.publishedAt} now={now} />}
          <PlayTag story={story} variant="inline" />
        </p>
      </div>
    </StoryItem>
  );
}

type Props = {
  initial: Result<readonly StoryCard[], string>;
  now: number;
  minHeight?: string | undefined;
};

/** A failed poll keeps visible stories, and empties the block only below the viewport. */
export function Trending({ initial, now, minHeight }: Props) {
  const t = useTranslations('Home');
  const locale = useLocale();
  const list = usePolledList(initial, 'empty');
  const { shown, isOk } = list;

  return (
    <PolledBlock
      id="trending"
      title={t('trending')}
      endpoint="trending"
      list={list}
      height={shown.length > 0 ? minHeight : undefined}
    >
      {shown.length === 0 ? (
        isOk ? (
          <EmptyState title={t('trendingEmpty')} reason={t('trendingSoon')} />
        ) : (
          <Notice>{t('trendingFailed')}</Notice>
        )
      ) : (
        <ol>
          {shown.map((story, at) => (
            <TrendingRow key={story.id} story={story} rank={at + 1} now={now} />
          ))}
        </ol>
      )}
      <a
        href={localPath(LATEST, locale)}
        className="touch-target chevron gap-2 text-label font-bold text-river print:hidden"
      >
        {t('viewAllTrending')}
      </a>
    </PolledBlock>
  );
}
