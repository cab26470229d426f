import { fetchAnew } from '@/lib/browser/fetchAnew';
import { isObject } from '@/lib/isObject';
import type { LiveAnswer } from '@/lib/stories/liveAnswer';
import type { LiveUpdate } from '@/lib/story/coverage';

const isUpdate = (value: unknown): value is LiveUpdate =>
  isObject(value) &&
  typeof value.id === 'string' &&
  typeof value.at === 'string' &&
  typeof value.headline === 'string' &&
  (value.body === null || Array.isArray(value.body));

const isAnswer = (value: unknown): value is LiveAnswer =>
  isObject(value) &&
  typeof value.title === 'string' &&
  Array.isArray(value.updates) &&
  value.updates.every(isUpdate) &&
  Array.isArray(value.standing) &&
  'newest' in value &&
  Array.isArray(value.highlights) &&
  (value.pinned === null || isUpdate(value.pinned)) &&
  'endedAt' in value;

/** `sentAt`: by the server's clock, in epoch milliseconds; a device's may be hours off. */
export type Loaded = { answer: LiveAnswer; sentAt: number };

/** `gone`: no live page any more. `failed`: the list may be asked for again. */
export async function loadLiveAnswer(path: string): Promise<Loaded | 'gone' | 'failed'> {
  try {
    const response = await fetchAnew(path);
    // First, because a 404 of a Wi-Fi's sign-in page is HTML.
    const body: unknown = await response.json();
    if (response.status === 404 || response.status === 410) return 'gone';
    // A page left open across a deployment may get another shape.
    if (!response.ok || !isAnswer(body)) return 'failed';
    return { answer: body, sentAt: Date.parse(response.headers.get('date') ?? '') || Date.now() };
  } catch {
    return 'failed';
  }
}
