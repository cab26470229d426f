import { normalizeKey } from '@/lib/content/normalizeKey';
import type { Story } from '@/lib/stories/model/story';

const NONE: readonly string[] = [];

/** The key points of a web story; other stories are told by their summary. */
export const webStoryPoints = (story: Story | undefined): readonly string[] =>
  story?.category && normalizeKey(story.category) === 'webstories' ? story.highlights : NONE;
