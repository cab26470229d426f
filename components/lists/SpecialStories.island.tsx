'use client';
// An island because story data is half the size of elements; separate from `Stories`, so other
// pages skip these layouts.

import type { StoryCard } from '@/lib/story/story';
import { OpinionList } from './OpinionList';
import { PhotoFrames } from './PhotoFrames';
import { PlayRows } from './PlayRows';
import { ShortVideos } from './ShortVideos';
import { WebStories } from './WebStories';
import type { SpecialLayout } from './specialLayouts';

const LAYOUTS = {
  shorts: ShortVideos,
  covers: WebStories,
  frames: PhotoFrames,
  plays: PlayRows,
  opinions: OpinionList,
} as const satisfies Record<SpecialLayout, unknown>;

type Props = { stories: readonly StoryCard[]; now: number; layout: SpecialLayout };

export function SpecialStories({ stories, now, layout }: Props) {
  const List = LAYOUTS[layout];
  return <List stories={stories} now={now} />;
}
