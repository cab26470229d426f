import 'server-only';
import { cache } from 'react';
import { environment } from '@/lib/config/environment.mjs';
import { BodyTooLong, discard, readBody, type UpstreamResponse } from '@/lib/request/get';
import { err, type Result } from '@/lib/result';
import { causeChain } from '@/lib/telemetry/causeChain.mjs';
import { metrics } from '@/lib/telemetry/metrics.mjs';
import { callProvider, startProviderCall, validatorOf } from './callProvider';
import { type FeedMemory, keep, memoryOf, pauseMs } from './feedMemory';
import { logFailure, logRecovery, noteFeedResult } from './logFeed';

export type Feed<T> = {
  /** In logs, metrics and `/api/ready`. */
  name: `/${string}`;
  /**
   * What is remembered between calls is kept under it, as long as there is room; where it is not
   * given, under the name and for ever. A feed with a key counts in no age of `/api/ready`.
   */
  key?: string;
  /** How long an answer is used again, in milliseconds, where that is longer than `NEWS_MIN_AGE_MS`. */
  minAgeMs?: number;
  /** Below `NEWS_API_URL`, or a whole URL. */
  path: `/${string}` | URL;
  /** The media types asked for; JSON where it is not given. */
  accept?: string;
  /** Asked by `Last-Modified` where there is no `ETag`: a second change in one second is told late. */
  byDate?: true;
  /** The inner message when the call fails (product.md 13). */
  failure: string;
  /** Validates and maps a whole answer; `before` is the feed's last valid one. */
  interpret: (
    body: Buffer,
    before: T | null,
    header: UpstreamResponse['header'],
  ) => Promise<Result<T, string>>;
  /**
   * Whether an answer that could be read is what the feed meant to say; where it is not given, it
   * always is.
   */
  isValid?: (value: T) => boolean;
};

/**
 * The feed results of one page: its parts agree, and no feed is called twice for it.
 * Empty each time outside of a page.
 */
const resultsOfPage = cache(() => new Map<string, Promise<Result<unknown, string>>>());

/**
 * Asks the upstream for a feed now, or joins the call that is under way. Nobody is served anything
 * older than that call, or than `NEWS_MIN_AGE_MS` where it is set: what is remembered only saves
 * reading the same bytes twice and, by `ETag`, sending them. A feed that goes on failing is left
 * alone for up to `NEWS_BACKOFF_MS` after each call, and gives the same failure meanwhile.
 */
export function fetchFeed<T>(feed: Feed<T>): Promise<Result<T, string>> {
  const results = resultsOfPage();
  const result = results.get(keyOf(feed)) ?? joinCall(feed);
  results.set(keyOf(feed), result);
  // What stories are filed under is no news.
  if (feed.minAgeMs === undefined) noteFeedResult(result);
  // The memory of a name is only ever filled by its own feed.
  return result as Promise<Result<T, string>>;
}

const keyOf = <T>({ key, name }: Feed<T>) => key ?? name;

function joinCall<T>(feed: Feed<T>): Promise<Result<unknown, string>> {
  const memory = memoryOf(feed);
  if (memory.result && isYoung(memory, feed.minAgeMs)) return Promise.resolve(memory.result);
  if (memory.failure && isPaused(memory)) return Promise.resolve(memory.failure.result);
  memory.inFlight ??= call(feed, memory).finally(() => {
    memory.inFlight = null;
  });
  return memory.inFlight;
}

// By a clock that nobody sets: a change of the machine's time must serve no old news and pause no feed.

/** Whether the last answer was valid and may still be served; never without the setting. */
const isYoung = ({ lastValidTick }: FeedMemory, minAgeMs = 0) =>
  lastValidTick !== null &&
  performance.now() - lastValidTick < Math.max(minAgeMs, environment().NEWS_MIN_AGE_MS);

const isPaused = ({ failures, failure }: FeedMemory) =>
  failure !== null &&
  performance.now() - failure.at < pauseMs(failures, environment().NEWS_BACKOFF_MS);

/**
 * The last valid result of a feed, of an earlier call or the one in flight; null when there never
 * was one. It may be hours old. For lists that machines read, never for a page.
 */
export function lastValid<T>(feed: Feed<T>): T | null {
  // As above: filled by the feed itself.
  return (memoryOf(feed).lastValid ?? null) as T | null;
}

async function call<T>(feed: Feed<T>, memory: FeedMemory): Promise<Result<unknown, string>> {
  const signal = AbortSignal.timeout(environment().NEWS_TIMEOUT_MS);
  const ask = (validator: string | null) =>
    callProvider(feed.path, { signal, validator, accept: feed.accept });
  const ended = startProviderCall(feed.name);
  try {
    let response = await ask(memory.etag);
    if (response.status === 304 && memory.etag && memory.result) {
      discard(response);
      ended('unchanged');
      return succeed(feed, memory, memory.result); // an ETag is kept of valid results alone
    }
    // Some providers fail at conditional calls alone, and would for as long as one is made.
    if (response.status === 304 || (memory.etag && !response.ok)) {
      discard(response);
      const kind = memory.etag ? 'a conditional call' : 'a call without an ETag';
      logFailure(feed.name, `${feed.failure}: answered ${response.status} to ${kind}`);
      response = await ask(null);
    }
    if (!response.ok) {
      discard(response);
      ended('refused');
      return fail(feed, memory, `answered ${response.status}`);
    }
    const body = await readBody(response, {
      limitBytes: environment().NEWS_BODY_LIMIT_MB * 1e6,
      known: memory.body,
    });
    const result =
      body === memory.body && memory.result
        ? memory.result
        : await feed.interpret(body, lastValid(feed), response.header);
    const valid = result.ok && (feed.isValid?.(result.value as T) ?? true);
    memory.etag = valid ? validatorOf(response, feed) : null;
    memory.body = body;
    memory.result = result;
    keep(feed, memory);
    ended(valid ? 'valid' : 'invalid');
    if (valid) {
      memory.lastValid = result.value;
      return succeed(feed, memory, result);
    }
    if (!result.ok) logFailure(feed.name, result.error);
    return countFailure(memory, result);
  } catch (cause) {
    ended(signal.aborted ? 'timeout' : 'failed');
    const raise = cause instanceof BodyTooLong ? ' (NEWS_BODY_LIMIT_MB raises the limit)' : '';
    return fail(feed, memory, `${causeChain(cause)}${raise}`);
  }
}

function succeed<T>({ name }: Feed<T>, memory: FeedMemory, result: Result<unknown, string>) {
  memory.lastValidAt = Date.now();
  memory.lastValidTick = performance.now();
  metrics.providerLastValidAt.set({ feed: name }, memory.lastValidAt / 1000);
  if (memory.failures > 0) logRecovery(name, memory.failures);
  memory.failures = 0;
  memory.failure = null;
  return result;
}

function fail<T>({ name, failure }: Feed<T>, memory: FeedMemory, detail: string) {
  logFailure(name, `${failure}: ${detail}`);
  return countFailure(memory, err(failure));
}

function countFailure(memory: FeedMemory, result: Result<unknown, string>) {
  memory.etag = null; // the next call asks for the whole
  memory.failures++;
  memory.failure = { result, at: performance.now() };
  return result;
}
