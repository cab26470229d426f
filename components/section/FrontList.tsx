import { firstPictured } from '@/components/story/firstPictured';
import { LeadCard } from '@/components/story/LeadCard';
import { repeatedPictures } from '@/lib/news/repeatedPictures';
import type { StoryCard } from '@/lib/story/story';
import { ListRow } from './ListRow';

/** One story that leads across its column, the others in rows below it. */
export function FrontList({ stories, now }: { stories: readonly StoryCard[]; now: number }) {
  const [lead, ...others] = stories;
  if (!lead) return null;
  const pictured = firstPictured(stories);
  const repeated = repeatedPictures(stories);
  return (
    <div className="grid gap-3">
      <LeadCard story={lead} now={now} wide priority={lead === pictured} leads="page" />
      {others.length > 0 && (
        <div>
          {others.map((story) => (
            <ListRow
              key={story.id}
              story={story}
              now={now}
              priority={story === pictured}
              pictured={!repeated.has(story.id)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
