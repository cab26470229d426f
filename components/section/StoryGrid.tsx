import { firstPictured } from '@/components/story/firstPictured';
import { StandardCard } from '@/components/story/StandardCard';
import type { StoryCard } from '@/lib/news/story';

/** Stories of equal rank, three beside each other from 768 px; on phones the first leads. */
export function StoryGrid({ stories, now }: { stories: readonly StoryCard[]; now: number }) {
  const pictured = firstPictured(stories);
  return (
    <div className="grid gap-x-col md:grid-cols-3 md:gap-y-6">
      {stories.map((story, at) => (
        <StandardCard
          key={story.id}
          story={story}
          now={now}
          leads={at === 0}
          priority={story === pictured}
        />
      ))}
    </div>
  );
}
