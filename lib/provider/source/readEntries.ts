import 'server-only';
import { hash } from 'node:crypto';
import { causeChain } from '@/lib/telemetry/causeChain.mjs';
import { TimeSlices } from '@/lib/timeSlices';
import { isOverLimit } from './limits';
import type { Entry, KnownEntries } from './source';

type RawEntry = string | Buffer | null;

export type RawEntries = {
  raw: readonly RawEntry[];
  /** On an error or a wrong count, the caller retries in halves, down to single entries. */
  parse: (raw: readonly NonNullable<RawEntry>[]) => readonly unknown[];
  /** Namespaces of the document, which change an entry's meaning. */
  context?: string;
};

type ReadOptions<T> = {
  read: (parsed: unknown) => T | null;
  known: KnownEntries<T>;
  onFault: (entry: number, reason: string) => void;
};

/** Batched, because one XML document per entry takes ten times as long. */
const BATCH_LENGTH = 64_000;
/** Retrying a single bad entry costs 0.5 ms, so retries stop here. */
const FAULTS = 1_000;

const UNUSABLE = { value: null, isLong: false } as const;

/** Entries in `known` are not parsed again: hashing costs a fiftieth. */
export async function readEntries<T>(
  { raw, parse, context = '' }: RawEntries,
  { read, known, onFault }: ReadOptions<T>,
): Promise<{ entries: Entry<T>[]; known: KnownEntries<T>; unparsed: number }> {
  const slices = new TimeSlices();
  const now = new Map<string, Entry<T>>();
  const reader = new BatchReader({ read, parse, onFault }, slices, now);
  const keys: (string | null)[] = [];
  for (const [at, entry] of raw.entries()) {
    if (slices.isOver()) await slices.next();
    const key = entry && keyOf(entry, context);
    keys.push(key);
    if (key === null || entry === null) onFault(at + 1, 'too large');
    else if (!now.has(key)) {
      const before = known.get(key);
      now.set(key, before ?? UNUSABLE);
      if (!before) await reader.add({ key, at, entry });
    }
  }
  await reader.end();
  return {
    entries: keys.map((key) => (key && now.get(key)) || UNUSABLE),
    known: now,
    unparsed: reader.unparsed,
  };
}

const keyOf = (entry: string | Buffer, context: string): string =>
  hash('sha256', typeof entry === 'string' ? context + entry : entry, 'base64');

type Unread = { key: string; at: number; entry: string | Buffer };
type Reading<T> = Pick<ReadOptions<T>, 'read' | 'onFault'> & Pick<RawEntries, 'parse'>;

class BatchReader<T> {
  #batch: Unread[] = [];
  #length = 0;
  unparsed = 0;

  constructor(
    private readonly reading: Reading<T>,
    private readonly slices: TimeSlices,
    private readonly into: Map<string, Entry<T>>,
  ) {}

  async add(unread: Unread): Promise<void> {
    this.#batch.push(unread);
    this.#length += unread.entry.length;
    if (this.#length >= BATCH_LENGTH) await this.end();
  }

  async end(): Promise<void> {
    const batch = this.#batch;
    this.#batch = [];
    this.#length = 0;
    await this.#parse(batch);
  }

  async #parse(batch: readonly Unread[]): Promise<void> {
    if (batch.length === 0) return;
    const { parsed, reason } = this.#attempt(batch);
    if (parsed) return await this.#read(batch, parsed);
    if (batch.length === 1 || this.unparsed >= FAULTS) {
      this.unparsed += batch.length;
      return this.reading.onFault((batch[0]?.at ?? 0) + 1, reason);
    }
    if (this.slices.isOver()) await this.slices.next();
    const half = Math.ceil(batch.length / 2);
    await this.#parse(batch.slice(0, half));
    await this.#parse(batch.slice(half));
  }

  #attempt(batch: readonly Unread[]): { parsed: readonly unknown[] | null; reason: string } {
    try {
      const parsed = this.reading.parse(batch.map(({ entry }) => entry));
      return { parsed: parsed.length === batch.length ? parsed : null, reason: 'no entry' };
    } catch (cause) {
      return { parsed: null, reason: causeChain(cause) };
    }
  }

  async #read(batch: readonly Unread[], parsed: readonly unknown[]): Promise<void> {
    for (const [at, { key, at: entry }] of batch.entries()) {
      if (this.slices.isOver()) await this.slices.next();
      try {
        const given = parsed[at];
        this.into.set(key, { value: this.reading.read(given), isLong: isOverLimit(given) });
      } catch (cause) {
        this.reading.onFault(entry + 1, causeChain(cause));
      }
    }
  }
}

export function distinct<T>(entries: readonly Entry<T>[], identity: (value: T) => string): T[] {
  const kept = new Map<string, T>();
  for (const { value } of entries)
    if (value !== null && !kept.has(identity(value))) kept.set(identity(value), value);
  return [...kept.values()];
}
