import { CompactRow } from '@/components/story/CompactRow';
import { firstPictured } from '@/components/story/firstPictured';
import { LeadCard } from '@/components/story/LeadCard';
import { withDistinctPictures } from '@/lib/news/repeatedPictures';
import type { StoryCard } from '@/lib/story/story';

type Props = { stories: readonly StoryCard[]; now: number };

/** Videos on a dark band: the newest large, the others in rows below it. */
export function WatchList({ stories, now }: Props) {
  const [lead, ...others] = withDistinctPictures(stories);
  if (!lead) return null;
  const pictured = firstPictured(stories);
  return (
    <div className="band px-gutter pt-4 pb-2 max-md:-mx-gutter md:pt-6">
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
