'use client';
// An island for the timer of its relative times; as data the stories are also half the size on the
// network.

import type { StoryCard } from '@/lib/news/story';
import { useNow } from '@/lib/polling/useNow';
import { LeadAndRows } from './LeadAndRows';
import { StoryGrid } from './StoryGrid';

type Props = { stories: readonly StoryCard[]; now: number; form: 'grid' | 'lead' };

/** Live stories of equal rank, or with one that leads. */
export function Stories({ stories, now: serverNow, form }: Props) {
  const now = useNow(serverNow);
  return form === 'grid' ? (
    <StoryGrid stories={stories} now={now} />
  ) : (
    <LeadAndRows stories={stories} now={now} />
  );
}
