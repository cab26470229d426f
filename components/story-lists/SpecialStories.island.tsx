'use client';
// An island because as data, which the reader needs as well, the stories are half the size on the
// network that their elements are; apart from `Stories`, so that no other page loads these layouts.

import type { StoryCard } from '@/lib/stories/model/story';
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

/** Live stories in a layout of one page alone. */
export function SpecialStories({ stories, now, layout }: Props) {
  const List = LAYOUTS[layout];
  return <List stories={stories} now={now} />;
}
