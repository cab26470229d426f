import { isObject } from '@/lib/isObject';
import type { Story } from '@/lib/story/story';
import { requestStories } from './requestStories';

export class StoryAbsent extends Error {}

const underWay = new Map<string, Promise<Story>>();

const ids: string[] = [];
let answer: Promise<readonly unknown[]>;

function answerOfThisTurn(id: string): Promise<readonly unknown[]> {
  if (ids.push(id) === 1) answer = Promise.resolve().then(() => requestStories(ids.splice(0)));
  return answer;
}

/**
 * Batches the calls of one tick into a request. Rejects with `StoryAbsent` or the failure.
 *
 * @param request an earlier request for the story
 */
export function fetchStory(id: string, request?: Promise<readonly unknown[]>): Promise<Story> {
  const joined = underWay.get(id);
  if (joined) return joined;
  const story = (request ?? answerOfThisTurn(id))
    .then((entries) => storyIn(entries, id))
    .finally(() => underWay.delete(id));
  underWay.set(id, story);
  return story;
}

function storyIn(entries: readonly unknown[], id: string): Story {
  const entry = entries.find((entry) => isObject(entry) && 'id' in entry && entry.id === id);
  if (isStory(entry)) return entry;
  throw isAbsent(entry) ? new StoryAbsent(id) : new Error(`/api/stories left out ${id}`);
}

const isStory = (value: unknown): value is Story =>
  isObject(value) &&
  typeof value.title === 'string' &&
  Array.isArray(value.highlights) &&
  'body' in value &&
  (value.body === null || Array.isArray(value.body));

const isAbsent = (value: unknown) => isObject(value) && 'missing' in value;
