'use client';
// An island because as data, which the reader needs as well, the stories are half the size on the
// network that their elements are; apart from `Stories`, so that no other page loads these forms.

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
export function SpecialStories({ stories, now, form }: Props) {
  const List = FORMS[form];
  return <List stories={stories} now={now} />;
}
