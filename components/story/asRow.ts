import type { StoryCard } from '@/lib/story/story';

/** What a row shows of a story, and so all that the browser is sent of it: no summary. */
export const asRow = (story: StoryCard): StoryCard => ({ ...story, summary: '' });

/** A lead, which shows its summary, and rows after it. */
export const leadAndRows = (stories: readonly StoryCard[]): StoryCard[] =>
  stories.map((story, at) => (at === 0 ? story : asRow(story)));
