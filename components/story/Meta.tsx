import type { StoryCard } from '@/lib/story/story';
import { RelativeTime } from './RelativeTime';
import { useLabels } from './useLabels';

type Props = {
  story: Pick<StoryCard, 'publishedAt' | 'place' | 'state'>;
  now: number;
  className?: string;
};

export function Meta({ story: { publishedAt, place, state }, now, className = '' }: Props) {
  const labels = useLabels();
  const where = place ?? (state && labels.state(state));
  return (
    <p className={`text-meta text-quiet ${className}`}>
      {publishedAt && <RelativeTime at={publishedAt} now={now} />}
      {publishedAt && where && ' · '}
      {where}
    </p>
  );
}
