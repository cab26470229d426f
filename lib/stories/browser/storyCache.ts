import useSWR, { mutate, useSWRConfig } from 'swr';
import { isObject } from '@/lib/isObject';
import type { Story } from '@/lib/story/story';
import { cardsInPage, idsOf } from './cards';
import { requestStories } from './requestStories';

const PREFIX = 'story/';
const keyOf = (id: string) => PREFIX + id;

const FRESH_MS = 60_000;

type Cached = { story: Story; askedAt: number };

/** `Math.abs`, because the device's clock may be set back. */
const isFresh = (cached: Cached | undefined): boolean =>
  cached !== undefined && Math.abs(Date.now() - cached.askedAt) < FRESH_MS;

async function fetched(request: Promise<Story>): Promise<Cached> {
  const askedAt = Date.now();
  return { story: await request, askedAt };
}

/**
 * Warms SWR's cache, so that a story opens within the click's frame. Failures are not cached, and
 * the next call retries.
 *
 * @param request an earlier request for the story
 */
export function cacheStory(id: string, request?: Promise<readonly unknown[]>): void {
  mutate<Cached>(
    keyOf(id),
    (cached) => (cached && isFresh(cached) ? cached : fetched(fetchStory(id, request))),
    { revalidate: false },
    // `throwOnError: false` does not cover a failure that a later call has overtaken.
  ).catch(() => {});
}

type Lookup = {
  story: Story | undefined;
  /** `absent` is final; `failed` may succeed on retry. */
  status: 'loading' | 'found' | 'absent' | 'failed';
  retry: () => void;
};

/** Shows a cached story at once and refetches an old one, because it may have been corrected. */
export function useCachedStory(id: string): Lookup {
  const { cache } = useSWRConfig();
  const { data, error, isLoading, mutate } = useSWR<Cached, unknown>(
    keyOf(id),
    () => fetched(fetchStory(id)),
    {
      revalidateIfStale: !isFresh(cache.get(keyOf(id))?.data),
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false, // the reader has a retry button
    },
  );
  return {
    story: data?.story,
    status: data
      ? 'found'
      : isLoading || error === undefined
        ? 'loading'
        : error instanceof StoryAbsent
          ? 'absent'
          : 'failed',
    retry: () => void mutate(),
  };
}

export function useOtherStories(id: string): Story[] {
  const { cache } = useSWRConfig();
  return [...cache.keys()]
    .filter((key) => key.startsWith(PREFIX) && key !== keyOf(id))
    .flatMap((key): Story[] => cache.get(key)?.data?.story ?? [])
    .filter(({ sample }) => !sample);
}

const MARGIN = '50% 0px';

const REST_MS = 200;

/**
 * Reports cards near the screen when scrolling rests, so that quick scrolling loads nothing.
 * Returns a function that stops it.
 */
export function observeCards(onRest: (ids: string[]) => void): () => void {
  const near = new Set<Element>();
  let timer: ReturnType<typeof setTimeout>;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) near.add(target);
        else near.delete(target);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const present = cardsInPage();
        present.forEach((card) => observer.observe(card));
        onRest(idsOf(present.filter((card) => near.has(card))));
      }, REST_MS);
    },
    { rootMargin: MARGIN },
  );
  cardsInPage().forEach((card) => observer.observe(card));
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

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
