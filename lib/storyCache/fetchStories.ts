import type { Story } from '@/lib/story/story';
import { FETCH_LIMIT_MS } from '@/lib/polling/fetchLimit';
import { idsQuery } from './storyIds';

/** Every source of the site answered, and none has the story: the one failure that is final. */
export class StoryAbsent extends Error {}

/** A story that came longer ago may have been corrected since. */
const FRESH_MS = 60_000;

type Request = { story: Promise<Story>; at: number };
/** By id, what is under way and what has come; a failed request is forgotten, for another try. */
const requests = new Map<string, Request>();

function freshRequest(id: string): Promise<Story> | undefined {
  const request = requests.get(id);
  return request && Date.now() - request.at < FRESH_MS ? request.story : undefined;
}

/**
 * Asks for stories in one request, without those asked for within the last minute. Each promise rejects by itself:
 * with `StoryAbsent`, or with the reason why the story could not be looked up.
 */
export function fetchStories(ids: readonly string[]): Promise<Story>[] {
  const wanted = new Set(ids.filter((id) => !freshRequest(id)));
  if (wanted.size > 0) {
    const batch = fetchBatch([...wanted]);
    wanted.forEach((id) => remember(id, batch));
  }
  return ids.map(fetchStory);
}

/** One story, for SWR's fetcher. */
export const fetchStory = (id: string): Promise<Story> =>
  freshRequest(id) ?? remember(id, fetchBatch([id]));

function remember(id: string, batch: Promise<readonly unknown[]>): Promise<Story> {
  const story = batch.then((entries) => storyIn(entries, id));
  story.catch(() => requests.delete(id));
  requests.set(id, { story, at: Date.now() });
  return story;
}

async function fetchBatch(ids: readonly string[]): Promise<readonly unknown[]> {
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
