import { tellWorker } from '@/lib/browser/serviceWorker';
import { localPath } from '@/lib/i18n/language';
import { splitLocale } from '@/lib/i18n/splitLocale';
import { storyPath } from '@/lib/story/story';
import type { StoryEntry } from './storyEntry';
import { readingHistory, saved } from './storyRecords';

const idsOf = (list: readonly StoryEntry[]) => new Set(list.map(({ id }) => id));

/**
 * Tells the worker to keep newly saved pages, on any connection, and to release unsaved ones.
 *
 * @param before what was saved before the change
 */
export function keepOffline(before: readonly StoryEntry[]): void {
  const { locale } = splitLocale(location.pathname);
  const pathOf = (id: string) => localPath(storyPath(id), locale);
  const [was, is, read] = [idsOf(before), idsOf(saved.read()), idsOf(readingHistory.read())];
  for (const id of is) if (!was.has(id)) void tellWorker({ type: 'keep', path: pathOf(id) });
  for (const id of was)
    if (!is.has(id)) void tellWorker({ type: 'unkeep', path: pathOf(id), isRead: read.has(id) });
}
