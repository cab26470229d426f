import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import type { StoryCard } from '@/lib/story/story';
import { RelativeTime } from './RelativeTime';
import { useLabels } from './useLabels';

type Props = {
  story: Pick<StoryCard, 'publishedAt' | 'place' | 'state'> &
    Partial<Pick<StoryCard, 'author' | 'rating' | 'seconds' | 'pictureCount'>>;
  now: number;
  className?: string;
};

const MINUTE = 60;

/**
 * Facts by which readers choose a card, then time and place. All have the page's `lang`: names need
 * no mark of their own.
 */
export function Meta({ story, now, className = '' }: Props) {
  const labels = useLabels();
  const t = useTranslations('Story');
  const { publishedAt, place, state, author, rating, seconds, pictureCount: count } = story;
  const facts = [
    author,
    rating && (
      <span role="img" aria-label={t('rating', rating)}>
        {rating.stars}
      </span>
    ),
    seconds && t('lasts', { minutes: Math.round(seconds / MINUTE), seconds }),
    count && t('photos', { count }),
    publishedAt && <RelativeTime at={publishedAt} now={now} />,
    place ?? (state && labels.state(state)),
  ].filter(Boolean);
  return (
    <p lang={labels.lang} className={`text-meta text-quiet ${className}`}>
      {facts.map((fact, at) => (
        <Fragment key={at}>
          {at > 0 && '\u00a0· '}
          {fact}
        </Fragment>
      ))}
    </p>
  );
}
