import { StandardCard } from '@/components/story/StandardCard';
import type { StoryCard } from '@/lib/news/story';

/** Three stories of equal rank, side by side from 768 px, parted by hairlines. */
export function ThreeCards({ stories, now }: { stories: readonly StoryCard[]; now: number }) {
  return (
    <div className="grid gap-x-col gap-y-6 md:grid-cols-3 md:[&>*+*]:before:absolute md:[&>*+*]:before:inset-y-0 md:[&>*+*]:before:-left-3 md:[&>*+*]:before:border-l md:[&>*+*]:before:border-rule">
      {stories.map((story) => (
        <StandardCard key={story.id} story={story} now={now} />
      ))}
    </div>
  );
}
