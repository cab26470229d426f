import { CLOCKS_DIFFER_MS, DAY_MS } from '@/lib/format/elapsed';
import type { StoryCard } from './story';

const isOld = ({ publishedAt }: Pick<StoryCard, 'publishedAt'>, now: number) => {
  const age = publishedAt === null ? 0 : now - Date.parse(publishedAt);
  return age > DAY_MS || age < -CLOCKS_DIFFER_MS;
};

/**
 * A `Home` message key: `newest` if every story is over a day old. `now` in epoch milliseconds.
 */
export const breakingTitle = (
  stories: readonly Pick<StoryCard, 'publishedAt'>[],
  now: number,
): 'breaking' | 'newest' =>
  stories.length > 0 && stories.every((story) => isOld(story, now)) ? 'newest' : 'breaking';
