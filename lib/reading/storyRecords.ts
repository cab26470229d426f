import { type DeviceRecord, deviceRecord } from '@/lib/browser/device/deviceRecord';
import { parseEntries, type StoryEntry } from './storyEntry';

/** How many stories each list has at most. */
export const SAVED_LIMIT = 100;
export const HISTORY_LIMIT = 50;

export type StoryList = DeviceRecord<readonly StoryEntry[]> & { limit: number };

const storyList = (name: 'saved' | 'history', limit: number): StoryList => ({
  ...deviceRecord<readonly StoryEntry[]>(name, { parse: parseEntries(limit), empty: [] }),
  limit,
});

/** The stories saved for later, and those read, on this device; the newest first. */
export const saved = storyList('saved', SAVED_LIMIT);
export const history = storyList('history', HISTORY_LIMIT);

const without = (entries: readonly StoryEntry[], id: string) =>
  entries.filter((entry) => entry.id !== id);

/** Puts a story at the top of a list, whose last one goes where it is full. Gives whether the device kept it. */
export const putFirst = (list: StoryList, entry: StoryEntry): boolean =>
  list.write([entry, ...without(list.read(), entry.id)].slice(0, list.limit));

/** Takes a story off a list. */
export const removeFrom = (list: StoryList, id: string): boolean =>
  list.write(without(list.read(), id));

/** Gives a list back what was taken off it; what has come since stays on top. */
export function restore(list: StoryList, before: readonly StoryEntry[]): boolean {
  const since = list.read().filter(({ id }) => !before.some((entry) => entry.id === id));
  return list.write([...since, ...before].slice(0, list.limit));
}

export const isSaved = (id: string): boolean => saved.read().some((entry) => entry.id === id);

/** How far a story was read when it was last read, in per cent. */
export const percentRead = (id: string): number =>
  Math.max(
    0,
    ...[saved, history].flatMap((list) =>
      list.read().flatMap((entry) => (entry.id === id ? entry.percent : [])),
    ),
  );

/** Notes how far a story was read, wherever it is listed. Never less than before. */
export function notePercent(id: string, percent: number): void {
  for (const list of [saved, history]) {
    const entries = list.read();
    const isFurther = entries.some((entry) => entry.id === id && entry.percent < percent);
    if (isFurther)
      list.write(entries.map((entry) => (entry.id === id ? { ...entry, percent } : entry)));
  }
}

/** Notes whether the site still has a story, wherever it is listed; known of one that was opened. */
export function noteGone(id: string, isGone: boolean): void {
  for (const list of [saved, history]) {
    const entries = list.read();
    const known = entries.find((entry) => entry.id === id);
    if (!known || (known.isGone ?? false) === isGone) continue;
    const { isGone: _, ...entry } = known;
    const noted: StoryEntry = isGone ? { ...entry, isGone } : entry;
    list.write(entries.map((each) => (each === known ? noted : each)));
  }
}
