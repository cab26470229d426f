import 'server-only';
import { BoundedMap } from '@/lib/boundedMap';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import type { Result } from '@/lib/result';
import type { Feed } from './feed';

export type AnswerHeaders = Readonly<Record<string, string>>;

export type FeedMemory<T = unknown> = {
  inFlight: Promise<Result<T, string>> | null;
  startedAt: number | null;
  etag: string | null;
  body: Buffer | null;
  headers: AnswerHeaders;
  result: Result<T, string> | null;
  lastValid: { value: T } | null;
  /** Epoch milliseconds, for display; `lastValidTick` is on the monotonic clock, for ages. */
  lastValidAt: number | null;
  lastValidTick: number | null;
  isNews: boolean;
  failures: number;
  failure: { result: Result<T, string>; at: number; restMs: number } | null;
};

/** Limits for archive pages, single stories and searches, whose number readers control. */
const KEYED = { count: 1_000, bytes: 64e6 };
/** A parsed reply takes about four times its body. */
const BYTES_FACTOR = 4;
const EMPTY_BYTES = 500;

const memories = () =>
  processGlobal('site.feeds', () => ({
    named: new Map<string, FeedMemory>(),
    keyed: new BoundedMap<FeedMemory>(KEYED),
  }));

export const namedMemories = (): ReadonlyMap<string, FeedMemory> => memories().named;

export const callsUnderWay = () =>
  Promise.all(
    [...memories().named.values(), ...memories().keyed.values()].map(({ inFlight }) => inFlight),
  );

export const ageMs = ({ lastValidTick }: FeedMemory): number =>
  lastValidTick === null ? Infinity : performance.now() - lastValidTick;

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

/** The cast is safe, because only the feed of a name fills its memory. */
export function memoryOf<T>({ name, key }: Identity & Partial<Feed<T>>): FeedMemory<T> {
  const { named, keyed } = memories();
  const memory = (key === undefined ? named.get(name) : keyed.get(key)) ?? empty();
  if (key === undefined) named.set(name, memory);
  else keep({ name, key }, memory);
  return memory as FeedMemory<T>;
}

export function keep({ key }: Identity, memory: FeedMemory): void {
  if (key === undefined) return;
  const bytes = EMPTY_BYTES + BYTES_FACTOR * (memory.body?.byteLength ?? 0);
  memories().keyed.set(key, memory, bytes);
}
