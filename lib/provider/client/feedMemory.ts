import 'server-only';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import type { Result } from '@/lib/result';
import { BoundedMap } from '@/lib/boundedMap';

/** Of an answer those that its feed names, in lower case. */
export type AnswerHeaders = Readonly<Record<string, string>>;

/** What is remembered of one feed between its calls. */
export type FeedMemory = {
  inFlight: Promise<Result<unknown, string>> | null;
  /** When the last call began, by the clock that nobody sets. */
  startedAt: number | null;
  /**
   * Of a valid result alone: with that of a broken body, every 304 would confirm the broken body.
   */
  etag: string | null;
  body: Buffer | null;
  headers: AnswerHeaders;
  result: Result<unknown, string> | null;
  /** The last valid value. */
  lastValid: unknown;
  /** In epoch milliseconds, and by the clock that nobody sets, by which ages are measured. */
  lastValidAt: number | null;
  lastValidTick: number | null;
  /** Whether pages list what it says. */
  isNews: boolean;
  /** How many calls in a row have failed, and the last of them. */
  failures: number;
  failure: { result: Result<unknown, string>; at: number } | null;
};

/**
 * What is kept of feeds with a key of their own: pages of an archive, single stories, searches. There
 * are as many of them as readers ask for.
 */
const KEYED = { count: 1_000, bytes: 64e6 };
/** In memory an answer takes about four times its body. */
const BYTES_FACTOR = 4;
/** Of a memory without an answer. */
const EMPTY_BYTES = 500;

const memories = () =>
  processGlobal('site.feeds', () => ({
    named: new Map<string, FeedMemory>(),
    keyed: new BoundedMap<FeedMemory>(KEYED),
  }));

/** The memories of all feeds without a key that were asked so far, by name. */
export const namedMemories = (): ReadonlyMap<string, FeedMemory> => memories().named;

/** Settles once all calls that are under way have. */
export const callsUnderWay = () =>
  Promise.all(
    [...memories().named.values(), ...memories().keyed.values()].map(({ inFlight }) => inFlight),
  );

/** How long ago a feed last said something usable, in milliseconds; Infinity when it never did. */
export const ageMs = ({ lastValidTick }: FeedMemory): number =>
  lastValidTick === null ? Infinity : performance.now() - lastValidTick;

/** When each feed without a key last did, in epoch milliseconds; null when it never did. */
export const lastValidTimes = (): Record<string, number | null> =>
  Object.fromEntries([...memories().named].map(([name, { lastValidAt }]) => [name, lastValidAt]));

/** How many milliseconds ago each feed without a key last did; null when it never did. */
export const lastValidAges = (): Record<string, number | null> =>
  Object.fromEntries(
    [...memories().named].map(([name, memory]) => [
      name,
      memory.lastValidTick === null ? null : ageMs(memory),
    ]),
  );

const empty = (): FeedMemory => ({
  inFlight: null,
  startedAt: null,
  etag: null,
  body: null,
  headers: {},
  result: null,
  lastValid: null,
  lastValidAt: null,
  lastValidTick: null,
  isNews: false,
  failures: 0,
  failure: null,
});

type Identity = { name: string; key?: string };

/** The memory of a feed, empty at first; pages and endpoints join the same call. */
export function memoryOf({ name, key }: Identity): FeedMemory {
  const { named, keyed } = memories();
  const memory = (key === undefined ? named.get(name) : keyed.get(key)) ?? empty();
  if (key === undefined) named.set(name, memory);
  else keep({ name, key }, memory);
  return memory;
}

/** Says that a memory holds another answer than before, which may cost others their place. */
export function keep({ key }: Identity, memory: FeedMemory): void {
  if (key === undefined) return;
  const bytes = EMPTY_BYTES + BYTES_FACTOR * (memory.body?.byteLength ?? 0);
  memories().keyed.set(key, memory, bytes);
}
