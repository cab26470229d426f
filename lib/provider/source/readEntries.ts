import 'server-only';
import { hash } from 'node:crypto';
import { causeChain } from '@/lib/telemetry/causeChain.mjs';
import { isOverLimit } from './limits';
import { Turns } from '@/lib/turns';

/**
 * An entry as it was sent, which is parsed when it is new; null where it is too large for that.
 */
type RawEntry = string | Buffer | null;

/** Entries of an answer, and how they are parsed. */
export type RawEntries = {
  raw: readonly RawEntry[];
  /**
   * Parses some of them, which it gives in their order. Where it throws or gives another number, they
   * are parsed in halves, and in the end one by one.
   */
  parse: (raw: readonly NonNullable<RawEntry>[]) => readonly unknown[];
  /** What an entry means depends on it too: the namespaces of a document. */
  context?: string;
};

export type Entry<T> = {
  /** Null when the entry could not be used. */
  value: T | null;
  /** Whether any of its texts was cut. */
  isLong: boolean;
};

/** What the entries of an answer were read as, by the hash of what was sent. */
export type KnownEntries<T> = ReadonlyMap<string, Entry<T>>;

type ReadOptions<T> = {
  read: (parsed: unknown) => T | null;
  known: KnownEntries<T>;
  /** Told the first entry that cost itself, counted from 1, and why. */
  onFault: (entry: number, reason: string) => void;
};

/** Entries are parsed together up to this length: a document for each takes ten times as long. */
const BATCH_LENGTH = 64_000;
/** After so many that could not be parsed none is tried alone any more: 0.5 ms each. */
const FAULTS = 1_000;

const UNUSABLE = { value: null, isLong: false } as const;

/**
 * Reads the entries of an answer, in their order. One that is among `known` is the same object as
 * before and is not even parsed: hashing it takes a fiftieth of that, and what was derived from it
 * stays. A bad entry costs itself alone. Other requests are served meanwhile.
 */
export async function readEntries<T>(
  { raw, parse, context = '' }: RawEntries,
  { read, known, onFault }: ReadOptions<T>,
): Promise<{ entries: Entry<T>[]; known: KnownEntries<T>; unparsed: number }> {
  const turns = new Turns();
  const now = new Map<string, Entry<T>>();
  const reader = new BatchReader({ read, parse, onFault }, turns, now);
  const keys: (string | null)[] = [];
  for (const [at, entry] of raw.entries()) {
    if (turns.isOver()) await turns.next();
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

/** Parses and reads what is new, as many at once as are short enough together. */
class BatchReader<T> {
  #batch: Unread[] = [];
  #length = 0;
  unparsed = 0;

  constructor(
    private readonly reading: Reading<T>,
    private readonly turns: Turns,
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
    if (this.turns.isOver()) await this.turns.next();
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
      if (this.turns.isOver()) await this.turns.next();
      try {
        const given = parsed[at];
        this.into.set(key, { value: this.reading.read(given), isLong: isOverLimit(given) });
      } catch (cause) {
        this.reading.onFault(entry + 1, causeChain(cause));
      }
    }
  }
}

/** The usable entries, the first of each identity. */
export function distinct<T>(entries: readonly Entry<T>[], identity: (value: T) => string): T[] {
  const kept = new Map<string, T>();
  for (const { value } of entries)
    if (value !== null && !kept.has(identity(value))) kept.set(identity(value), value);
  return [...kept.values()];
}
