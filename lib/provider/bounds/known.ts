import { BoundedMap } from '@/lib/boundedMap';
import { MINUTE_MS } from '@/lib/format/elapsed';

/** A character takes two bytes, an entry some 100 beside it. */
const bytesOf = (key: string) => 2 * key.length + 100;

/**
 * What is remembered of keys that anybody may make up: no more than fits, what was asked for longest ago
 * is forgotten first.
 */
export function createKnown<T>(limit: { count: number; bytes: number }) {
  const entries = new BoundedMap<{ value: T; at: number }>(limit);
  return {
    /** What is known of a key, however long ago. */
    last: (key: string): T | undefined => entries.get(key)?.value,
    /** The same, of the last minute. */
    fresh(key: string): T | undefined {
      const entry = entries.get(key);
      return entry && performance.now() - entry.at < MINUTE_MS ? entry.value : undefined;
    },
    learn: (key: string, value: T): void =>
      entries.set(key, { value, at: performance.now() }, bytesOf(key)),
    forget: (key: string): void => entries.delete(key),
  };
}
