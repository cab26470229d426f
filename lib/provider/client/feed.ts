import 'server-only';
import type { Result } from '@/lib/result';

export type Feed<T> = {
  name: `/${string}`;
  /** Makes the entry evictable; `/api/ready` ignores keyed feeds. */
  key?: string;
  minAgeMs?: number;
  path: `/${string}` | URL;
  accept?: string;
  /** Allows `Last-Modified` without an `ETag`; a second change within a second shows late. */
  byDate?: true;
  headers?: readonly string[];
  failure: string;
  /** `header` reads only names in `headers`: a change of any other would go unnoticed. */
  interpret: (
    body: Buffer,
    before: T | null,
    header: (name: string) => string | null,
  ) => Promise<Result<T, string>>;
  none?: T;
  refusals?: readonly number[];
  onBadRequest?: (body: Buffer) => void;
  isValid?: (value: T) => boolean;
};
