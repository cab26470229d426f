import type { StoryCard } from './story';

type Item = { values: readonly string[]; story: StoryCard };

/**
 * Removes summaries that no filter can show. An item keeps its summary if it comes first in any of
 * `lists`.
 */
export function leadSummaries<T extends Item>(
  items: readonly T[],
  lists: (item: T) => readonly unknown[] = ({ values }) => values,
): T[] {
  const led = new Set<unknown>();
  return items.map((item, at) => {
    const own = lists(item);
    const leads = at === 0 || own.some((list) => !led.has(list));
    own.forEach((list) => led.add(list));
    return leads ? item : { ...item, story: { ...item.story, summary: '' } };
  });
}

export const asRow = (story: StoryCard): StoryCard => ({ ...story, summary: '' });

export const leadAndRows = (stories: readonly StoryCard[]): StoryCard[] =>
  stories.map((story, at) => (at === 0 ? story : asRow(story)));
