import { StandardCard } from '@/components/story/StandardCard';
import { withDistinctPictures } from '@/lib/story/pictures';
import type { StoryCard } from '@/lib/story/story';

export function ThreeCards({ stories, now }: { stories: readonly StoryCard[]; now: number }) {
  return (
    <div className="three-cards grid gap-x-col md:auto-cols-fr md:grid-flow-col">
      {withDistinctPictures(stories).map((story, at) => (
        <StandardCard key={story.id} story={story} now={now} leads={at === 0} hasActions />
      ))}
    </div>
  );
}
