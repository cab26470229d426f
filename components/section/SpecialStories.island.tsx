'use client';
// An island for the timer of its relative times; apart from `Stories`, so that no other page loads
// these forms.

import { useNow } from '@/lib/polling/useNow';
import type { StoryCard } from '@/lib/story/story';
import { OpinionList } from './OpinionList';
import { PhotoFrames } from './PhotoFrames';
import { PlayRows } from './PlayRows';
import { ShortVideos } from './ShortVideos';
import type { SpecialForm } from './specialForms';
import { WebStories } from './WebStories';

const FORMS = {
  shorts: ShortVideos,
  covers: WebStories,
  frames: PhotoFrames,
  plays: PlayRows,
  opinions: OpinionList,
} as const satisfies Record<SpecialForm, unknown>;

type Props = { stories: readonly StoryCard[]; now: number; form: SpecialForm };

/** Live stories in a form of one page alone. */
export function SpecialStories({ stories, now: serverNow, form }: Props) {
  const now = useNow(serverNow);
  const List = FORMS[form];
  return <List stories={stories} now={now} />;
}
