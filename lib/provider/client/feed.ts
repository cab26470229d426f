import 'server-only';
import type { Result } from '@/lib/result';

export type Feed<T> = {
  name: `/${string}`;
  /**
   * Cache key of an evictable entry; without it the name is the key and the entry is never evicted.
   * `/api/ready` ignores keyed feeds.
   */
  key?: string;
  /** Reuse time in milliseconds, if longer than `NEWS_MIN_AGE_MS`. */
  minAgeMs?: number;
  path: `/${string}` | URL;
  accept?: string;
  /** Allows `Last-Modified` without an `ETag`; a second change within a second shows late. */
  byDate?: true;
  headers?: readonly string[];
  failure: string;
  /**
   * Parses a reply; `before` is the last valid one. `header` reads only names in `headers`: a
   * change of any other would go unnoticed.
   */
  interpret: (
    body: Buffer,
    before: T | null,
    header: (name: string) => string | null,
  ) => Promise<Result<T, string>>;
  none?: T;
  refusals?: readonly number[];
  /** Receives the body of a 400, which may say how to correct the call. */
  onBadRequest?: (body: Buffer) => void;
  isValid?: (value: T) => boolean;
};
