import type { StoryCard } from './story';

type Item = { values: readonly string[]; story: StoryCard };

/**
 * A list of which only the lead shows a summary, without the summaries that no choice of a filter
 * can show. An item keeps its own when it is the first of any of the lists that `lists` names.
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

/** What a row shows of a story, and so all that the browser is sent of it: no summary. */
export const asRow = (story: StoryCard): StoryCard => ({ ...story, summary: '' });

/** A lead, which shows its summary, and rows after it. */
export const leadAndRows = (stories: readonly StoryCard[]): StoryCard[] =>
  stories.map((story, at) => (at === 0 ? story : asRow(story)));
