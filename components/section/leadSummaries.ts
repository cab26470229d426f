import type { StoryCard } from '@/lib/news/story';

type Item = { values: readonly string[]; story: StoryCard };

/**
 * The items of a list in which only a lead shows its summary, without those that no choice of a
 * filter can show: each stays that of the first story of a list named by `lists`.
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
