import 'server-only';
import { cache } from 'react';
import { requestContext } from '@/lib/request/requestContext.mjs';
import { withTimeout } from '@/lib/request/withTimeout';
import { err, ok, type Result } from '@/lib/result';
import type { Feed } from './feed';
import { ageMs, type FeedMemory, memoryOf } from './feedMemory';
import { fetchFeed } from './fetchFeed';
import { outage, STALE_MS } from './providerState';

/* Notes for `server/requestHandler.mjs`, which decides if a page may replace the edge's copy. */

/** @param asOf time of the provider's reply, in epoch milliseconds */
export function noteList(asOf: number | null): void {
  const context = requestContext.getStore();
  if (!context?.isForEdge) return;
  context.hasNews = true;
  context.asOf = Math.min(context.asOf ?? Infinity, asOf ?? 0);
}

/** `hasNews`: whether the provider answered, if only with an unusable reply */
export function noteGap({ hasNews = false } = {}): void {
  const context = requestContext.getStore();
  if (!context?.isForEdge) return;
  context.hasNews = hasNews || (context.hasNews ?? false);
  context.hasGap = true;
}

export type FeedAnswer<T> = Result<T, string> & { isStale?: true };

const RECENT_MS = 60_000;
const SLOW_MS = 500;
/** For this long after a failure, pages do not wait for the next call. */
const OPEN_MS = 30_000;

/** Only a trusted edge may get stale feeds, for a page or a machine-read list. */
export const allowsStale = (): boolean => requestContext.getStore()?.allowsStale ?? false;

const answersOfPage = cache(() => new Map<string, Promise<FeedAnswer<unknown>>>());

/** Behind a trusted edge, stale results replace failures; direct readers see them until all feeds fail. */
export function fetchOrStale<T>(feed: Feed<T>): Promise<FeedAnswer<T>> {
  if (!allowsStale() && !requestContext.getStore()?.isPage) return fetchFeed(feed);
  const answers = answersOfPage();
  const key = feed.key ?? feed.name;
  const answer = answers.get(key) ?? (allowsStale() ? answerOrStale(feed) : answerOrLast(feed));
  answers.set(key, answer);
  return answer as Promise<FeedAnswer<T>>;
}

export async function fetchNews<T>(feed: Feed<T>): Promise<FeedAnswer<T>> {
  memoryOf(feed).isNews = true;
  const answer = await fetchOrStale(feed);
  const isUsable = answer.ok && (feed.isValid?.(answer.value) ?? true);
  if (isUsable) noteList(answer.isStale ? memoryOf(feed).lastValidAt : Date.now());
  else noteGap({ hasNews: answer.ok });
  return answer;
}

/** A single failure must not remove a list. */
const BRIEF_AFTER = 2;

export const fetchAllNews = <T>(feeds: readonly Feed<T>[]): Promise<FeedAnswer<T>[]> =>
  Promise.all(
    feeds.map((feed) =>
      feeds.length > 1 && memoryOf(feed).failures >= BRIEF_AFTER
        ? fetchBriefly(feed)
        : fetchNews(feed),
    ),
  );

async function fetchBriefly<T>(feed: Feed<T>): Promise<FeedAnswer<T>> {
  const answer = await withTimeout(SLOW_MS, fetchNews(feed));
  if (!answer) noteGap();
  return answer ?? err(feed.failure);
}

export const markStale = <T extends { isStale?: boolean }>(
  answer: FeedAnswer<T>,
): Result<T, string> =>
  answer.ok && answer.isStale ? ok({ ...answer.value, isStale: true }) : answer;

async function answerOrStale<T>(feed: Feed<T>): Promise<FeedAnswer<T>> {
  const call = fetchFeed(feed);
  const memory = memoryOf(feed);
  const age = ageMs(memory);
  if (age >= STALE_MS) return call;
  const stale = memory.lastValid;
  if (stale === null) return call;
  const wait = waitMs(memory, age);
  const result = wait === null ? await call : await withTimeout(wait, call);
  const isUsable = result?.ok && (feed.isValid?.(result.value) ?? true);
  return isUsable ? result : { ok: true, ...stale, isStale: true };
}

async function answerOrLast<T>(feed: Feed<T>): Promise<FeedAnswer<T>> {
  const result = await fetchFeed(feed);
  const memory = memoryOf(feed);
  const { lastValid } = memory;
  if (result.ok || lastValid === null || ageMs(memory) >= STALE_MS || !(await outage()))
    return result;
  return { ok: true, ...lastValid, isStale: true };
}

function waitMs({ failure, startedAt }: FeedMemory, age: number): number | null {
  const now = performance.now();
  if (failure && now - failure.at < OPEN_MS) return 0;
  return failure || age < RECENT_MS ? Math.max(0, SLOW_MS - (now - (startedAt ?? now))) : null;
}
