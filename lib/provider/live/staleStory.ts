import type { Coverage } from '@/lib/story/coverage';

/** Marks a live page whose source fails; other stories stay as they are. */
export const staleStory = <S extends { coverage?: Coverage | null }>(story: S): S =>
  story.coverage ? { ...story, coverage: { ...story.coverage, isStale: true } } : story;
