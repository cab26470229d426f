import { Fragment } from 'react';
import type { StoryCard } from '@/lib/story/story';
import { RelativeTime } from './RelativeTime';
import { type Kinded, useKindFacts } from './useKindFacts';
import { useLabels } from './useLabels';

type Props = {
  story: Pick<StoryCard, 'publishedAt' | 'place' | 'state'> & Partial<Kinded>;
  now: number;
  className?: string;
};

export function Meta({ story, now, className = '' }: Props) {
  const labels = useLabels();
  const { publishedAt, place, state } = story;
  const facts = [
    ...useKindFacts(story),
    publishedAt && <RelativeTime at={publishedAt} now={now} />,
    place ?? (state && labels.state(state)),
  ].filter(Boolean);
  return (
    <p className={`text-meta text-quiet ${className}`}>
      {facts.map((fact, at) => (
        <Fragment key={at}>
          {at > 0 && ' · '}
          {fact}
        </Fragment>
      ))}
    </p>
  );
}
