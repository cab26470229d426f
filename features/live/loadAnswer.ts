import { fetchAnew } from '@/lib/browser/fetchAnew';
import type { LiveAnswer } from '@/lib/stories/live/liveAnswer';
import type { LiveUpdate } from '@/lib/story/coverage';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isUpdate = (value: unknown): value is LiveUpdate =>
  isObject(value) &&
  'id' in value &&
  typeof value.id === 'string' &&
  'at' in value &&
  typeof value.at === 'string' &&
  'headline' in value &&
  typeof value.headline === 'string' &&
  'body' in value &&
  (value.body === null || Array.isArray(value.body));

const isAnswer = (value: unknown): value is LiveAnswer =>
  isObject(value) &&
  'updates' in value &&
  Array.isArray(value.updates) &&
  value.updates.every(isUpdate) &&
  'standing' in value &&
  Array.isArray(value.standing) &&
  'newest' in value &&
  'highlights' in value &&
  Array.isArray(value.highlights) &&
  'pinned' in value &&
  (value.pinned === null || isUpdate(value.pinned)) &&
  'endedAt' in value;

/** `gone`: no live page any more. `failed`: the list may be asked for again. */
export async function loadAnswer(path: string): Promise<LiveAnswer | 'gone' | 'failed'> {
  try {
    const response = await fetchAnew(path);
    if (response.status === 404 || response.status === 410) return 'gone';
    const body: unknown = await response.json();
    // A page left open across a deployment may get another shape.
    return response.ok && isAnswer(body) ? body : 'failed';
  } catch {
    return 'failed';
  }
}
