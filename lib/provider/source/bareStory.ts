import type { FeaturedStory } from '@/lib/story/story';

/** What no story may lack, for a source that says nothing of it. */
export const BARE_STORY = {
  place: null,
  views: null,
  videoUrl: null,
  youtubeId: null,
  highlights: [],
  priority: 1,
} satisfies Partial<FeaturedStory>;
