import { environment } from '@/lib/config/environment.mjs';
import { safeDecode } from '@/lib/format/safeDecode';
import { slugsInLanguages } from '@/lib/provider/source/filing';
import type { StoryCard } from '@/lib/story/story';

type LiveState = NonNullable<StoryCard['live']>;

export function liveSlugs(): ReadonlyMap<string, LiveState> {
  const { LIVE_CATEGORY: slug } = environment();
  if (slug === undefined) return new Map();
  return new Map([
    ...slugsInLanguages(slug).map((each) => [each, 'on'] as const),
    ...slugsInLanguages(`${slug}-ended`).map((each) => [each, 'ended'] as const),
  ]);
}

/** `ended` wins if a post has both terms; undefined if it has neither. */
export function liveStateOf(slugs: readonly string[]): LiveState | undefined {
  const live = liveSlugs();
  const states = slugs.map((slug) => live.get(safeDecode(slug).toLowerCase()));
  return states.includes('ended') ? 'ended' : states.find(Boolean);
}
