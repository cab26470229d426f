import { hash, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { isOverLimit } from './limits';

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
