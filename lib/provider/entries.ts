import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { isOverLimit } from './limits';
import { parseJson } from './parseJson';

export type Entry<T> = {
  /** Null when the entry could not be used. */
  value: T | null;
  /** Whether any of its texts was cut. */
  isLong: boolean;
};

/** What the entries of an answer were read as, by the hash of their bytes. */
export type KnownEntries<T> = ReadonlyMap<string, Entry<T>>;

/** How many entries are read before the process turns to other requests: 7 ms of the first read. */
const BATCH = 100;

/**
 * Reads the entries of an answer, in their order. One whose bytes are among `known` is the same
 * object as before, so that a list of thousands in which one entry changed costs the reading of one,
 * and what was derived from the others stays. Null when one is not JSON.
 */
export async function readEntries<T>(
  given: readonly Buffer[],
  read: (json: unknown) => T | null,
  known: KnownEntries<T>,
): Promise<{ entries: Entry<T>[]; known: KnownEntries<T> } | null> {
  const entries: Entry<T>[] = [];
  const now = new Map<string, Entry<T>>();
  for (const bytes of given) {
    if (entries.length % BATCH === BATCH - 1) await setImmediate();
    const key = hash('sha256', bytes, 'base64');
    const entry = now.get(key) ?? known.get(key) ?? readEntry(parseJson(bytes.toString()), read);
    if (!entry) return null;
    now.set(key, entry);
    entries.push(entry);
  }
  return { entries, known: now };
}

const readEntry = <T>(json: unknown, read: (json: unknown) => T | null): Entry<T> | null =>
  json === undefined ? null : { value: read(json), isLong: isOverLimit(json) };

/** The usable entries, the first of each identity. */
export function distinct<T>(entries: readonly Entry<T>[], identity: (value: T) => string): T[] {
  const kept = new Map<string, T>();
  for (const { value } of entries)
    if (value !== null && !kept.has(identity(value))) kept.set(identity(value), value);
  return [...kept.values()];
}
