import { useLabels } from '@/components/story/useLabels';
import type { StoryCard } from '@/lib/story/story';

/** The stories of a block, without their category where it is the block's title. */
export function useUnderTitle(title: string, stories: readonly StoryCard[]): StoryCard[] {
  const labels = useLabels();
  return stories.map((story) =>
    story.category && labels.category(story.category) === title
      ? { ...story, category: null }
      : story,
  );
}
