import { StandardCard } from '@/components/story/StandardCard';
import { withDistinctPictures } from '@/lib/news/repeatedPictures';
import type { StoryCard } from '@/lib/story/story';

/**
 * Three stories, or two: on phones the first leads and two rows follow; from 768 px side by side, parted by
 * hairlines; each picture once.
 */
export function ThreeCards({ stories, now }: { stories: readonly StoryCard[]; now: number }) {
  return (
    <div className="grid gap-x-col md:auto-cols-fr md:grid-flow-col md:[&>*+*]:before:absolute md:[&>*+*]:before:inset-y-0 md:[&>*+*]:before:-left-3 md:[&>*+*]:before:border-l md:[&>*+*]:before:border-rule">
      {withDistinctPictures(stories).map((story, at) => (
        <StandardCard key={story.id} story={story} now={now} leads={at === 0} />
      ))}
    </div>
  );
}
