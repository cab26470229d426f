import 'server-only';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import type { Result } from '@/lib/result';

/** What is remembered of one feed between its calls. */
export type FeedMemory = {
  inFlight: Promise<Result<unknown, string>> | null;
  /**
   * Of a valid result alone: with that of a broken body, every 304 would confirm the broken body.
   */
  etag: string | null;
  body: Buffer | null;
  result: Result<unknown, string> | null;
  /** The last valid value. */
  lastValid: unknown;
  /** In epoch milliseconds, and by the clock that nobody sets, by which ages are measured. */
  lastValidAt: number | null;
  lastValidTick: number | null;
  /** How many calls in a row have failed, and the last of them. */
  failures: number;
  failure: { result: Result<unknown, string>; at: number } | null;
};

/** The memories of all feeds asked so far, by name; pages and endpoints join the same call. */
export const feedMemories = () => processGlobal('site.feeds', () => new Map<string, FeedMemory>());

/** The memory of a feed, empty at first. */
export function memoryOf(name: string): FeedMemory {
  const memory = feedMemories().get(name) ?? {
    inFlight: null,
    etag: null,
    body: null,
    result: null,
    lastValid: null,
    lastValidAt: null,
    lastValidTick: null,
    failures: 0,
    failure: null,
  };
  feedMemories().set(name, memory);
  return memory;
}

/** So many in a row pause nothing: a reader who presses "Try again" is worth a call. */
const FREE_FAILURES = 2;
const FIRST_PAUSE_MS = 250;

/**
 * How long a feed is not called after so many failures in a row, in milliseconds: 250 after the
 * third, twice as long after each that follows, `longestMs` at most.
 */
export const pauseMs = (failures: number, longestMs: number): number =>
  failures <= FREE_FAILURES
    ? 0
    : Math.min(longestMs, FIRST_PAUSE_MS * 2 ** (failures - FREE_FAILURES - 1));
