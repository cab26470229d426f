'use client';
// An island because story data, which the reader needs anyway, is half the size of rendered
// elements.

import type { StoryCard } from '@/lib/story/story';
import { PageLeadAndRows } from './LeadAndRows';
import { RestRows } from './RestRows';
import { FrontList, StoryFront } from './StoryFront';
import { LowerGrid, StoryGrid, WatchList } from './StoryGrid';

const LAYOUTS = {
  grid: StoryGrid,
  below: LowerGrid,
  lead: PageLeadAndRows,
  front: StoryFront,
  column: FrontList,
  watch: WatchList,
  rest: RestRows,
} as const;

export type StoriesLayout = keyof typeof LAYOUTS;

type Props = { stories: readonly StoryCard[]; now: number; layout: StoriesLayout };

export function Stories({ stories, now, layout }: Props) {
  const List = LAYOUTS[layout];
  return <List stories={stories} now={now} />;
}
