import { StandardCard } from '@/components/story/StandardCard';
import type { StoryCard } from '@/lib/story/story';

/**
 * Three stories: on phones the first leads and two rows follow; from 768 px side by side, parted by
 * hairlines.
 */
export function ThreeCards({ stories, now }: { stories: readonly StoryCard[]; now: number }) {
  return (
    <div className="grid gap-x-col md:grid-cols-3 md:[&>*+*]:before:absolute md:[&>*+*]:before:inset-y-0 md:[&>*+*]:before:-left-3 md:[&>*+*]:before:border-l md:[&>*+*]:before:border-rule">
      {stories.map((story, at) => (
        <StandardCard key={story.id} story={story} now={now} leads={at === 0} />
      ))}
    </div>
  );
}
