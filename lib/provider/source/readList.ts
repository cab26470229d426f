import 'server-only';
import { hash, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { logLoss } from '@/lib/provider/client/logFeed';
import { metrics } from '@/lib/telemetry/metrics.mjs';
import { CONTAINERS, ENTRIES, isOverLimit } from './limits';

/** An answer: a list, an object with a list in it (`{ "articles": [...] }`), or any other shape. */
export type FeedBody = { kind: 'list' | 'member'; entries: unknown[] } | { kind: 'other' };

const listSchema = z.array(z.unknown());
const membersSchema = z.record(z.string(), z.unknown());

/**
 * Parses a body of JSON, but validates none of its entries; null when it is not JSON. `member` is the
 * name of the list in an answer that is an object.
 *
 * @throws RangeError when parsing it would take far more memory than its bytes
 */
export function parseFeedBody(body: Buffer, member: string): FeedBody | null {
  if (countOf('[', body) + countOf('{', body) > CONTAINERS)
    throw new RangeError(`body of more than ${CONTAINERS} lists and objects`);
  let json: unknown;
  try {
    // Unlike `toString`, a decoder leaves out the byte order mark, which JSON.parse refuses.
    json = JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
  const list = listSchema.safeParse(json).data;
  if (list) return { kind: 'list', entries: list };
  const entries = listSchema.safeParse(membersSchema.safeParse(json).data?.[member]).data;
  return entries ? { kind: 'member', entries } : { kind: 'other' };
}

function countOf(char: string, body: Buffer): number {
  let count = 0;
  for (let at = body.indexOf(char); at >= 0 && count <= CONTAINERS; at = body.indexOf(char, at + 1))
    count++;
  return count;
}

export type Entry<T> = {
  /** Null when the entry could not be used. */
  value: T | null;
  /** Whether any of its texts was cut. */
  isLong: boolean;
};

/** What the entries of an answer were read as, by the hash of their JSON. */
export type KnownEntries<T> = ReadonlyMap<string, Entry<T>>;

/** How many entries are read before the process turns to other requests: 7 ms of the first read. */
const BATCH = 100;

/**
 * Reads the entries of an answer, in their order. One that is among `known` is the same object as
 * before: hashing an entry takes a fiftieth of validating it, and what was derived from it stays.
 */
export async function readEntries<T>(
  given: readonly unknown[],
  read: (json: unknown) => T | null,
  known: KnownEntries<T>,
): Promise<{ entries: Entry<T>[]; known: KnownEntries<T> }> {
  const entries: Entry<T>[] = [];
  const now = new Map<string, Entry<T>>();
  for (const json of given) {
    if (entries.length % BATCH === BATCH - 1) await setImmediate();
    const key = hashOf(json);
    const entry = now.get(key) ??
      known.get(key) ?? { value: read(json), isLong: isOverLimit(json) };
    now.set(key, entry);
    entries.push(entry);
  }
  return { entries, known: now };
}

function hashOf(json: unknown): string {
  try {
    return hash('sha256', JSON.stringify(json), 'base64');
  } catch {
    // JSON.parse takes any depth, JSON.stringify overflows the stack: an entry so deep is never known.
    return randomUUID();
  }
}

/** The usable entries, the first of each identity. */
export function distinct<T>(entries: readonly Entry<T>[], identity: (value: T) => string): T[] {
  const kept = new Map<string, T>();
  for (const { value } of entries)
    if (value !== null && !kept.has(identity(value))) kept.set(identity(value), value);
  return [...kept.values()];
}

type ReadOptions<T> = {
  /** The feed's name in the log. */
  feed: string;
  /** Which end of a list that is too long is read. */
  keep: 'first' | 'last';
  known: KnownEntries<T>;
  identity: (value: T) => string;
  /** Finds the entries of a body; null when it is not of the format. */
  parse: (body: Buffer) => FeedBody | null;
};

/**
 * The usable entries of an answer, the first of each identity; what was left out or cut is logged,
 * once for the answer. Null when the body is not of the format that `parse` reads.
 */
export async function readList<T>(
  body: Buffer,
  read: (json: unknown) => T | null,
  { feed, keep, known: before, identity, parse }: ReadOptions<T>,
) {
  const answer = parse(body);
  if (!answer || answer.kind === 'other') return answer;
  const { kind, entries: given } = answer;
  const total = given.length;
  const within = keep === 'first' ? given.slice(0, ENTRIES) : given.slice(-ENTRIES);
  const { entries, known } = await readEntries(within, read, before);
  const kept = distinct(entries, identity);
  const dropped = entries.length - kept.length;
  const long = entries.filter(({ isLong }) => isLong).length;
  if (entries.length < total) logLoss(feed, `read ${entries.length} of ${total} entries`, 'read');
  metrics.droppedEntries.inc({ feed }, dropped);
  if (dropped > 0) logLoss(feed, `dropped ${dropped} of ${entries.length} entries`, 'dropped');
  if (long > 0) logLoss(feed, `cut texts of ${long} entries`, 'cut');
  return { kind, kept, total, known };
}
