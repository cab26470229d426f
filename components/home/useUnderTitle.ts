import { useLabels } from '@/components/story/useLabels';
import type { StoryCard } from '@/lib/story/story';

/** A block's stories, without a category that the block's title already names. */
export function useUnderTitle(title: string, stories: readonly StoryCard[]): StoryCard[] {
  const labels = useLabels();
  return stories.map((story) =>
    story.category && labels.category(story.category) === title
      ? { ...story, category: null }
      : story,
  );
}
