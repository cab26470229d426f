import 'server-only';
import type { UpstreamResponse } from '@/lib/request/get';
import type { Result } from '@/lib/result';

export type Feed<T> = {
  /** In logs, metrics and `/api/ready`. */
  name: `/${string}`;
  /**
   * What is remembered between calls is kept under it, as long as there is room; where it is not
   * given, under the name and for ever. A feed with a key counts in no age of `/api/ready`.
   */
  key?: string;
  /** How long an answer is used again, in milliseconds, where that is longer than `NEWS_MIN_AGE_MS`. */
  minAgeMs?: number;
  /** Below `NEWS_API_URL`, or a whole URL. */
  path: `/${string}` | URL;
  /** The media types asked for; JSON where it is not given. */
  accept?: string;
  /** Asked by `Last-Modified` where there is no `ETag`: a second change in one second is told late. */
  byDate?: true;
  /** The headers, in lower case, of which a result is made beside the body. */
  headers?: readonly string[];
  /** The inner message when the call fails (product.md 13). */
  failure: string;
  /**
   * Validates and maps a whole answer; `before` is the feed's last valid one. `header` knows those of
   * `headers` alone: a change of any other would not be seen.
   */
  interpret: (
    body: Buffer,
    before: T | null,
    header: UpstreamResponse['header'],
  ) => Promise<Result<T, string>>;
  /**
   * Of a route that a page can do without: what the feed then gives where the system refuses the route
   * alone, to everybody and always (`refusal.ts`).
   */
  none?: T;
  /** The statuses of such a refusal, where there are others than 401, 403 and 404. */
  refusals?: readonly number[];
  /**
   * Whether an answer that could be read is what the feed meant to say; where it is not given, it
   * always is.
   */
  isValid?: (value: T) => boolean;
};
