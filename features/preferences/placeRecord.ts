import { deviceRecord } from '@/lib/browser/device/deviceRecord';
import { lastingRecord } from '@/lib/browser/device/lastingRecord';

/** Ids as in the URLs of state pages and tools; null if not chosen. */
export type Place = { state: string | null; city: string | null };

const NOWHERE: Place = { state: null, city: null };

/** Goes into URLs and selectors, so any other text is rejected. */
const ID = /^[a-z][a-z-]{0,39}$/;

function idIn(kept: object, name: keyof Place): string | null {
  const id: unknown = Reflect.get(kept, name);
  return typeof id === 'string' && ID.test(id) ? id : null;
}

export const place = lastingRecord(
  deviceRecord<Place>('place', {
    parse: (kept) =>
      typeof kept === 'object' && kept !== null
        ? { state: idIn(kept, 'state'), city: idIn(kept, 'city') }
        : undefined,
    empty: NOWHERE,
  }),
);
