import { CLOCKS_DIFFER_MS } from '@/lib/format/elapsed';
import type { StoryCard } from './story';

const DAY_MS = 24 * 3_600_000;

const isOld = ({ publishedAt }: Pick<StoryCard, 'publishedAt'>, now: number) => {
  const age = publishedAt === null ? 0 : now - Date.parse(publishedAt);
  return age > DAY_MS || age < -CLOCKS_DIFFER_MS;
};

/**
 * How breaking news is headed, as a key of `Home`: where all of it has a date and nothing is of the last day, it
 * is the newest there is. `now` in epoch milliseconds.
 */
export const breakingTitle = (
  stories: readonly Pick<StoryCard, 'publishedAt'>[],
  now: number,
): 'breaking' | 'newest' =>
  stories.length > 0 && stories.every((story) => isOld(story, now)) ? 'newest' : 'breaking';
