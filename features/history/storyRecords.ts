import { type DeviceRecord, deviceRecord } from '@/lib/browser/deviceRecord';
import { HISTORY_LIMIT, SAVED_LIMIT } from '@/lib/stories/browser/listLimits';
import { parseEntries, type StoryEntry } from './storyEntry';

export type StoryList = DeviceRecord<readonly StoryEntry[]> & { limit: number };

const storyList = (name: 'saved' | 'history', limit: number): StoryList => ({
  ...deviceRecord<readonly StoryEntry[]>(name, { parse: parseEntries(limit), empty: [] }),
  limit,
});

export const saved = storyList('saved', SAVED_LIMIT);
export const readingHistory = storyList('history', HISTORY_LIMIT);

const without = (entries: readonly StoryEntry[], id: string) =>
  entries.filter((entry) => entry.id !== id);

export const putFirst = (list: StoryList, entry: StoryEntry): boolean =>
  list.write([entry, ...without(list.read(), entry.id)].slice(0, list.limit));

export const removeFrom = (list: StoryList, id: string): boolean =>
  list.write(without(list.read(), id));

export function restore(list: StoryList, before: readonly StoryEntry[]): boolean {
  const since = list.read().filter(({ id }) => !before.some((entry) => entry.id === id));
  return list.write([...since, ...before].slice(0, list.limit));
}

export const isSaved = (id: string): boolean => saved.read().some((entry) => entry.id === id);

export const percentRead = (id: string): number =>
  Math.max(
    0,
    ...[saved, readingHistory].flatMap((list) =>
      list.read().flatMap((entry) => (entry.id === id ? entry.percent : [])),
    ),
  );

export function notePercent(id: string, percent: number): void {
  for (const list of [saved, readingHistory]) {
    const entries = list.read();
    const isFurther = entries.some((entry) => entry.id === id && entry.percent < percent);
    if (isFurther)
      list.write(entries.map((entry) => (entry.id === id ? { ...entry, percent } : entry)));
  }
}

export function noteGone(id: string, isGone: boolean): void {
  for (const list of [saved, readingHistory]) {
    const entries = list.read();
    const known = entries.find((entry) => entry.id === id);
    if (!known || (known.isGone ?? false) === isGone) continue;
    const { isGone: _, ...entry } = known;
    const noted: StoryEntry = isGone ? { ...entry, isGone } : entry;
    list.write(entries.map((each) => (each === known ? noted : each)));
  }
}
