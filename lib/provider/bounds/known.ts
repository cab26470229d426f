import { BoundedMap } from '@/lib/boundedMap';
import { MINUTE_MS } from '@/lib/format/elapsed';

/** Two bytes a character plus some 100 an entry. */
const bytesOf = (key: string) => 2 * key.length + 100;

/** A bounded cache for keys that strangers can invent; the least recently used go first. */
export function createKnown<T>(limit: { count: number; bytes: number }) {
  const entries = new BoundedMap<{ value: T; at: number }>(limit);
  return {
    last: (key: string): T | undefined => entries.get(key)?.value,
    fresh(key: string): T | undefined {
      const entry = entries.get(key);
      return entry && performance.now() - entry.at < MINUTE_MS ? entry.value : undefined;
    },
    learn: (key: string, value: T): void =>
      entries.set(key, { value, at: performance.now() }, bytesOf(key)),
    forget: (key: string): void => entries.delete(key),
  };
}
