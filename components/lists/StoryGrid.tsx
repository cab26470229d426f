import { CompactRow } from '@/components/story/CompactRow';
import { LeadCard } from '@/components/story/LeadCard';
import { StandardCard } from '@/components/story/StandardCard';
import { firstPictured, withDistinctPictures } from '@/lib/story/pictures';
import type { StoryCard } from '@/lib/story/story';
import { ListRow } from './ListRow';

type Props = {
  stories: readonly StoryCard[];
  now: number;
  lazy?: boolean;
};

const COLUMNS: Readonly<Record<number, string>> = {
  2: 'md:grid-cols-2',
  4: 'md:grid-cols-2 lg:grid-cols-4',
};

export function StoryGrid({ stories, now, lazy = false }: Props) {
  const pictured = lazy ? undefined : firstPictured(stories);
  const [only, ...others] = stories;
  if (!only) return null;
  if (others.length === 0)
    return <ListRow story={only} now={now} priority={only.id === pictured?.id} />;
  return (
    <div className={`grid gap-x-col md:gap-y-6 ${COLUMNS[stories.length] ?? 'md:grid-cols-3'}`}>
      {[only, ...others].map((story, at) => (
        <StandardCard
          key={story.id}
          story={story}
          now={now}
          leads={at === 0}
          priority={story.id === pictured?.id}
        />
      ))}
    </div>
  );
}

export const LowerGrid = ({ stories, now }: Omit<Props, 'lazy'>) => (
  <StoryGrid stories={withDistinctPictures(stories)} now={now} lazy />
);

type WatchListProps = { stories: readonly StoryCard[]; now: number };

export function WatchList({ stories, now }: WatchListProps) {
  const [lead, ...others] = withDistinctPictures(stories);
  if (!lead) return null;
  const pictured = firstPictured(stories);
  return (
    <div className="not-print:band px-gutter pt-4 pb-2 max-md:-mx-gutter md:pt-6">
      <LeadCard story={lead} now={now} wide priority={lead.id === pictured?.id} />
      {others.length > 0 && (
        <div className="mt-3">
          {others.map((story) => (
            <CompactRow
              key={story.id}
              story={story}
              now={now}
              wide
              priority={story.id === pictured?.id}
            />
          ))}
        </div>
      )}
    </div>
  );
}
