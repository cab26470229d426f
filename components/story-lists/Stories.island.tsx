'use client';
// An island because as data, which the reader needs as well, the stories are half the size on the
// network that their elements are.

import type { StoryCard } from '@/lib/stories/model/story';
import { PageLeadAndRows } from './LeadAndRows';
import { RestRows } from './RestRows';
import { FrontList, StoryFront } from './StoryFront';
import { LowerGrid, StoryGrid, WatchList } from './StoryGrid';

const LAYOUTS = {
  /** Of equal rank. */
  grid: StoryGrid,
  /** The same, far down a page. */
  below: LowerGrid,
  /** One that leads, beside the others or above them. */
  lead: PageLeadAndRows,
  /** A section's front. */
  front: StoryFront,
  /** One that leads across its column, the others in rows below it. */
  column: FrontList,
  watch: WatchList,
  /** The rest of a list, in rows. */
  rest: RestRows,
} as const;

export type StoriesLayout = keyof typeof LAYOUTS;

type Props = { stories: readonly StoryCard[]; now: number; layout: StoriesLayout };

/** Live stories in a layout that several kinds of pages use. */
export function Stories({ stories, now, layout }: Props) {
  const List = LAYOUTS[layout];
  return <List stories={stories} now={now} />;
}
