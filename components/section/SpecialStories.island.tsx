'use client';
// An island for the timer of its relative times; apart from `Stories`, so that no other page loads
// these layouts.

import { useNow } from '@/lib/polling/useNow';
import type { StoryCard } from '@/lib/story/story';
import { OpinionList } from './OpinionList';
import { PhotoFrames } from './PhotoFrames';
import { PlayRows } from './PlayRows';
import { ShortVideos } from './ShortVideos';
import type { SpecialLayout } from './specialLayouts';
import { WebStories } from './WebStories';

const LAYOUTS = {
  shorts: ShortVideos,
  covers: WebStories,
  frames: PhotoFrames,
  plays: PlayRows,
  opinions: OpinionList,
} as const satisfies Record<SpecialLayout, unknown>;

type Props = { stories: readonly StoryCard[]; now: number; layout: SpecialLayout };

/** Live stories in a layout of one page alone. */
export function SpecialStories({ stories, now: serverNow, layout }: Props) {
  const now = useNow(serverNow);
  const List = LAYOUTS[layout];
  return <List stories={stories} now={now} />;
}
