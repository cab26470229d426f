import 'server-only';
import { newestLine } from '@/lib/images/cards/previewUrl';
import type { Story } from '@/lib/story/story';
import { asDescription, storyDescription } from '@/lib/story/storyDescription';

type Described = Pick<Story, 'title' | 'meta' | 'live' | 'coverage' | 'body' | 'summary'>;

/** What apps show of a shared story; `liveOf` writes the title of a live page. */
export function previewTexts(story: Described, liveOf: (title: string) => string) {
  const { title, meta = {}, live } = story;
  const shown = meta.socialTitle ?? meta.title ?? title;
  const told = newestLine(story) ?? meta.socialDescription;
  return {
    title: live === 'on' ? liveOf(shown) : shown,
    description: told ? asDescription(told) : storyDescription(story),
  };
}
