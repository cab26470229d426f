import { deviceRecord } from '@/lib/browser/deviceRecord';
import { withMemoryFallback } from '@/lib/browser/withMemoryFallback';
import { isObject } from '@/lib/isObject';

/** Ids as in the URLs of state pages and tools; null if not chosen. */
export type Place = { state: string | null; city: string | null };

const NO_PLACE: Place = { state: null, city: null };

/** Goes into URLs and selectors, so any other text is rejected. */
const ID = /^[a-z][a-z-]{0,39}$/;

const idOf = (id: unknown): string | null => (typeof id === 'string' && ID.test(id) ? id : null);

export const place = withMemoryFallback(
  deviceRecord<Place>('place', {
    parse: (kept) =>
      isObject(kept) ? { state: idOf(kept.state), city: idOf(kept.city) } : undefined,
    empty: NO_PLACE,
  }),
);
