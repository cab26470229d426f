import 'server-only';
import { cache } from 'react';
import { environment } from '@/lib/config/environment.mjs';
import { ok, type Result } from '@/lib/result';
import { callFeed } from './callFeed';
import type { Feed } from './feed';
import { ageMs, type FeedMemory, keep, memoryOf } from './feedMemory';
import { isRefused } from './refusal';

/** One map per page render, so its parts agree and no feed is called twice; empty elsewhere. */
const resultsOfPage = cache(() => new Map<string, Promise<Result<unknown, string>>>());

/** Joins a running call; reuses a result within `NEWS_MIN_AGE_MS`; a failing feed pauses. */
export function fetchFeed<T>(feed: Feed<T>): Promise<Result<T, string>> {
  const results = resultsOfPage();
  const result = results.get(keyOf(feed)) ?? joinCall(feed);
  results.set(keyOf(feed), result);
  return result as Promise<Result<T, string>>;
}

const keyOf = <T>({ key, name }: Feed<T>) => key ?? name;

function joinCall<T>(feed: Feed<T>): Promise<Result<T, string>> {
  const memory = memoryOf(feed);
  if (feed.none !== undefined && isRefused(feed)) return Promise.resolve(ok(feed.none));
  if (memory.result && isFresh(memory, feed.minAgeMs)) return Promise.resolve(memory.result);
  if (memory.failure && isPaused(memory)) return Promise.resolve(memory.failure.result);
  if (memory.inFlight) return memory.inFlight;
  memory.startedAt = performance.now();
  memory.inFlight = callFeed(feed, memory).finally(() => {
    memory.inFlight = null;
    keep(feed, memory);
  });
  return memory.inFlight;
}

// A monotonic clock, because a change of system time must not serve old news or pause a feed.

const isFresh = (memory: FeedMemory, minAgeMs = 0) =>
  ageMs(memory) < Math.max(minAgeMs, environment().NEWS_MIN_AGE_MS, restMs(memory));

/** About 1,500 stories: reading them once a second costs less than 5 % of page throughput. */
const LONG_BYTES = 1_000_000;
const LONG_REST_MS = 1000;

/** Without a validator each call returns the whole body, so a long list would slow every page. */
const restMs = ({ etag, failure, body }: FeedMemory): number =>
  etag === null && failure === null && (body?.byteLength ?? 0) >= LONG_BYTES ? LONG_REST_MS : 0;

const isPaused = ({ failures, failure }: FeedMemory) =>
  failure !== null &&
  performance.now() - failure.at <
    Math.max(failure.restMs, pauseMs(failures, environment().NEWS_BACKOFF_MS));

/** This many failures in a row cause no pause: a reader's "Try again" deserves a call. */
const FREE_FAILURES = 2;
const FIRST_PAUSE_MS = 250;

/** 250 ms after the third failure in a row, doubled by each further one, at most `longestMs`. */
export const pauseMs = (failures: number, longestMs: number): number =>
  failures <= FREE_FAILURES
    ? 0
    : Math.min(longestMs, FIRST_PAUSE_MS * 2 ** (failures - FREE_FAILURES - 1));

export const hasFailed = (feed: Pick<Feed<unknown>, 'name' | 'key'>): boolean =>
  memoryOf(feed).failure !== null;

/** The last valid result, maybe hours old: for machine-read lists, never for pages. */
export function lastValid<T>(feed: Feed<T>): T | null {
  return memoryOf(feed).lastValid?.value ?? null;
}
