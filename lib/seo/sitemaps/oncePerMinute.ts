import 'server-only';
import { MINUTE_MS } from '@/lib/format/elapsed';

/**
 * Keeps for a minute what was written of a list: 10,000 URLs take half a second of CPU, and their
 * dates depend on the time.
 */
export function oncePerMinute<L extends object, R>(
  write: (list: L, now: number, file: number) => R,
): (list: L, now: number, file?: number) => R {
  const writtenOf = new WeakMap<L, Map<number, { result: R; at: number }>>();
  return (list, now, file = 1) => {
    const written = writtenOf.get(list) ?? new Map<number, { result: R; at: number }>();
    writtenOf.set(list, written);
    const known = written.get(file);
    if (known && Math.abs(now - known.at) < MINUTE_MS) return known.result;
    const result = write(list, now, file);
    written.set(file, { result, at: now });
    return result;
  };
}
