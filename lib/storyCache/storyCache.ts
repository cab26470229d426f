import type { Story } from '@/lib/news/story';
import { idsQuery } from './storyIds';

/**
 * Whole stories this browser already has, by id, for as long as the page is open. A card in the
 * page carries only what it shows; the bodies come once the browser is idle, so that a click opens
 * the reader at once.
 */
const cache = new Map<string, Story>();
const underWay = new Map<string, Promise<void>>();
/** What every source of the site answered not to have, at the last look-up. */
const absent = new Set<string>();

export const getCachedStory = (id: string): Story | undefined => cache.get(id);

/**
 * Whether the last look-up found that the story does not exist, as opposed to finding nothing out.
 */
export const isAbsent = (id: string): boolean => absent.has(id);

/** Other cached stories, in the order of the page, without samples. */
export const otherCachedStories = (id: string, count: number): Story[] =>
  [...cache.values()].filter((story) => story.id !== id && !story.sample).slice(0, count);

/**
 * Fetches the stories that are neither cached nor in flight, in one call. Resolves when all asked
 * for are settled; what is not cached then either does not exist (`isAbsent`) or could not be
 * looked up.
 */
export async function prefetchStories(ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)].filter((id) => !cache.has(id) && !underWay.has(id));
  if (wanted.length > 0) {
    const request = load(wanted).finally(() => wanted.forEach((id) => underWay.delete(id)));
    wanted.forEach((id) => underWay.set(id, request));
  }
  await Promise.all(ids.map((id) => underWay.get(id)));
}

async function load(ids: readonly string[]): Promise<void> {
  for (const id of ids) absent.delete(id);
  try {
    const response = await fetch(
      `/api/stories?ids=${idsQuery(ids)}&lang=${document.documentElement.lang}`,
    );
    const entries: unknown = await response.json();
    if (!Array.isArray(entries)) return;
    for (const entry of entries) {
      if (isStory(entry)) cache.set(entry.id, entry);
      else if (isMissing(entry)) absent.add(entry.id);
    }
  } catch {
    // No connection, or an answer that is not JSON: a click then asks again, and says so if it
    // fails.
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isStory = (value: unknown): value is Story =>
  isObject(value) && 'id' in value && 'title' in value && 'highlights' in value;

const isMissing = (value: unknown): value is { id: string } =>
  isObject(value) &&
  'missing' in value &&
  value.missing === 'absent' &&
  'id' in value &&
  typeof value.id === 'string';
