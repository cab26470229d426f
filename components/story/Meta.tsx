import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import type { StoryCard } from '@/lib/story/story';
import { RelativeTime } from './RelativeTime';
import { OwnWords, useLangs } from './langs';
import { useLabels } from './useLabels';

type Props = {
  story: Pick<StoryCard, 'publishedAt' | 'place' | 'state'> &
    Partial<
      Pick<StoryCard, 'lang' | 'otherLanguage' | 'author' | 'rating' | 'seconds' | 'pictureCount'>
    >;
  now: number;
  className?: string;
};

const MINUTE = 60;

/**
 * The facts by which readers choose a card of its kind (author, stars, length, pictures), then time
 * and place.
 */
export function Meta({ story, now, className = '' }: Props) {
  const labels = useLabels();
  const t = useTranslations('Story');
  const { page, own } = useLangs(story);
  const { publishedAt, place, state, author, rating, seconds, pictureCount: count } = story;
  const facts = [
    author && <OwnWords lang={own}>{author}</OwnWords>,
    rating && (
      <span role="img" aria-label={t('rating', rating)}>
        {rating.stars}
      </span>
    ),
    seconds && t('lasts', { minutes: Math.round(seconds / MINUTE), seconds }),
    count && t('photos', { count }),
    publishedAt && <RelativeTime at={publishedAt} now={now} />,
    place ? <OwnWords lang={own}>{place}</OwnWords> : state && labels.state(state),
  ].filter(Boolean);
  return (
    <p {...page} className={`text-meta text-quiet ${className}`}>
      {facts.map((fact, at) => (
        <Fragment key={at}>
          {at > 0 && '\u00a0· '}
          {fact}
        </Fragment>
      ))}
    </p>
  );
}
