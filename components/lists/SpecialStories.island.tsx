'use client';
// An island because story data is half the size of elements; separate from `Stories`, so other
// pages skip these layouts.

import type { StoryCard } from '@/lib/story/story';
import { OpinionList } from './OpinionList';
import { PhotoFrames } from './PhotoFrames';
import { PlayRows } from './PlayRows';
import { UprightList } from './UprightList';
import { WebStories } from './WebStories';
import type { SpecialLayout } from './specialLayouts';

type ListProps = { stories: readonly StoryCard[]; now: number };

const ShortVideos = (props: ListProps) => (
  <UprightList {...props} words={({ summary }) => [summary].filter(Boolean)} />
);

const LAYOUTS = {
  shorts: ShortVideos,
  covers: WebStories,
  frames: PhotoFrames,
  plays: PlayRows,
  opinions: OpinionList,
} as const satisfies Record<SpecialLayout, unknown>;

type Props = ListProps & { layout: SpecialLayout };

export function SpecialStories({ stories, now, layout }: Props) {
  const List = LAYOUTS[layout];
  return <List stories={stories} now={now} />;
}
