import type { Story } from '@/lib/news/story';
import { idsQuery } from './ids';

/**
 * Whole stories this browser already has, by id, for as long as the page is open. A card in the page carries
 * only what it shows; the bodies come once the browser is idle, so that a click opens the reader at once.
 */
const inHand = new Map<string, Story>();
const underWay = new Map<string, Promise<void>>();

export const storyInHand = (id: string): Story | undefined => inHand.get(id);

/** Other stories in hand, in the order of the page; samples are no news. */
export const othersInHand = (id: string, count: number): Story[] =>
  [...inHand.values()].filter((story) => story.id !== id && !story.sample).slice(0, count);

/**
 * Asks once for the stories that are neither in hand nor under way. Resolves when all asked for are settled;
 * what the site does not have, or could not fetch, simply is not in hand then.
 */
export async function takeInHand(ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)].filter((id) => !inHand.has(id) && !underWay.has(id));
  if (wanted.length > 0) {
    const request = load(wanted).finally(() => wanted.forEach((id) => underWay.delete(id)));
    wanted.forEach((id) => underWay.set(id, request));
  }
  await Promise.all(ids.map((id) => underWay.get(id)));
}

async function load(ids: readonly string[]): Promise<void> {
  try {
    const response = await fetch(`/api/stories?ids=${idsQuery(ids)}&lang=${document.documentElement.lang}`);
    const stories: unknown = response.ok ? await response.json() : [];
    if (Array.isArray(stories)) for (const story of stories) if (isStory(story)) inHand.set(story.id, story);
  } catch {
    // No connection: a click then asks again, and says so if it fails.
  }
}

const isStory = (value: unknown): value is Story =>
  typeof value === 'object' && value !== null && 'id' in value && 'title' in value && 'highlights' in value;
