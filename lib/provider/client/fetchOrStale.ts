import 'server-only';
import { cache } from 'react';
import { requestContext } from '@/lib/request/requestContext.mjs';
import { withTimeout } from '@/lib/request/withTimeout';
import { ok, type Result } from '@/lib/result';
import type { Feed } from './feed';
import { ageMs, type FeedMemory, memoryOf } from './feedMemory';
import { fetchFeed } from './fetchFeed';
import { noteGap, noteList } from './noteOnRequest';
import { outage, STALE_MS } from './outage';

/** `isStale`: the feed said it earlier, and has not been heard since. */
export type FeedAnswer<T> = Result<T, string> & { isStale?: true };

/** So old as a kept page may be anyway, and a little more. */
const RECENT_MS = 60_000;
/** A provider that is well answers sooner. */
const SLOW_MS = 500;
/** So long after a failed call nobody waits for the next one at all. */
const OPEN_MS = 30_000;

/** Whether the request may be answered by what feeds said earlier: a trusted edge's, for a page or a list that machines read. */
export const allowsStale = (): boolean => requestContext.getStore()?.allowsStale ?? false;

const answersOfPage = cache(() => new Map<string, Promise<FeedAnswer<unknown>>>());

/**
 * A feed's answer as `fetchFeed` gives it. For a trusted edge's page what the feed last said, at most a
 * day ago, stands in for a failure, and for an answer that merely counts as empty. It is given at once
 * while the calls fail, and after half a second of a call that takes longer, if it is of the last
 * minute or the call before failed; the call goes on behind. A reader who asks the site itself for a page is told
 * of the failure, and once all feeds fail gets what they last said, of which the page gives the time.
 */
export function fetchOrStale<T>(feed: Feed<T>): Promise<FeedAnswer<T>> {
  if (!allowsStale() && !requestContext.getStore()?.isPage) return fetchFeed(feed);
  const answers = answersOfPage();
  const key = feed.key ?? feed.name;
  const answer = answers.get(key) ?? (allowsStale() ? answerOrStale(feed) : answerOrLast(feed));
  answers.set(key, answer);
  // The memory of a feed is only ever filled by itself.
  return answer as Promise<FeedAnswer<T>>;
}

/** The same for what a page lists, which is noted on the request. */
export async function fetchNews<T>(feed: Feed<T>): Promise<FeedAnswer<T>> {
  memoryOf(feed).isNews = true;
  const answer = await fetchOrStale(feed);
  const isUsable = answer.ok && (feed.isValid?.(answer.value) ?? true);
  if (isUsable) noteList(answer.isStale ? memoryOf(feed).lastValidAt : Date.now());
  else noteGap({ hasNews: answer.ok });
  return answer;
}

/** An answer whose value says by itself that it is stale. */
export const markStale = <T extends { isStale?: boolean }>(
  answer: FeedAnswer<T>,
): Result<T, string> =>
  answer.ok && answer.isStale ? ok({ ...answer.value, isStale: true }) : answer;

async function answerOrStale<T>(feed: Feed<T>): Promise<FeedAnswer<T>> {
  const call = fetchFeed(feed);
  const memory = memoryOf(feed);
  const age = ageMs(memory);
  if (age >= STALE_MS) return call;
  const stale = memory.lastValid as T;
  const patience = patienceMs(memory, age);
  const result = patience === null ? await call : await withTimeout(patience, call);
  const isUsable = result?.ok && (feed.isValid?.(result.value) ?? true);
  return isUsable ? result : { ok: true, value: stale, isStale: true };
}

async function answerOrLast<T>(feed: Feed<T>): Promise<FeedAnswer<T>> {
  const result = await fetchFeed(feed);
  const memory = memoryOf(feed);
  if (result.ok || ageMs(memory) >= STALE_MS || !(await outage())) return result;
  return { ok: true, value: memory.lastValid as T, isStale: true };
}

/** How long the call is waited for, in milliseconds; null for its end. */
function patienceMs({ failure, startedAt }: FeedMemory, age: number): number | null {
  const now = performance.now();
  if (failure && now - failure.at < OPEN_MS) return 0;
  return failure || age < RECENT_MS ? Math.max(0, SLOW_MS - (now - (startedAt ?? now))) : null;
}
