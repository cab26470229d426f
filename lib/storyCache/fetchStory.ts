import type { Story } from '@/lib/story/story';
import { FETCH_LIMIT_MS } from '@/lib/polling/fetchLimit';
import { idsQuery } from './storyIds';

/** Every source of the site answered, and none has the story: the one failure that is final. */
export class StoryAbsent extends Error {}

/** By id, the requests under way, for others to join. What has come is in SWR's cache alone. */
const underWay = new Map<string, Promise<Story>>();

/** Ids that are asked for at the end of this turn, and what will come of it. */
const ids: string[] = [];
let entries: Promise<readonly unknown[]>;

/**
 * Asks for a story. Stories that are asked for in the same turn go into one request. The promise rejects with
 * `StoryAbsent`, or with the reason why the story could not be looked up.
 */
export function fetchStory(id: string): Promise<Story> {
  const joined = underWay.get(id);
  if (joined) return joined;
  if (ids.push(id) === 1) entries = Promise.resolve().then(() => requestStories(ids.splice(0)));
  const story = entries
    .then((answered) => storyIn(answered, id))
    .finally(() => underWay.delete(id));
  underWay.set(id, story);
  return story;
}

async function requestStories(ids: readonly string[]): Promise<readonly unknown[]> {
  const { lang } = document.documentElement;
  const response = await fetch(`/api/stories?ids=${idsQuery(ids)}&lang=${lang}`, {
    cache: 'no-cache', // Chromium takes `stale-while-revalidate` for its own cache too
    signal: AbortSignal.timeout(FETCH_LIMIT_MS),
  });
  const entries: unknown = await response.json();
  if (!Array.isArray(entries)) throw new Error(`/api/stories answered ${response.status}`);
  return entries;
}

function storyIn(entries: readonly unknown[], id: string): Story {
  const entry = entries.find((entry) => isObject(entry) && 'id' in entry && entry.id === id);
  if (isStory(entry)) return entry;
  throw isAbsent(entry) ? new StoryAbsent(id) : new Error(`/api/stories left out ${id}`);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isStory = (value: unknown): value is Story =>
  isObject(value) && 'title' in value && 'highlights' in value;

const isAbsent = (value: unknown) =>
  isObject(value) && 'missing' in value && value.missing === 'absent';
