import { deviceRecord } from '@/lib/browser/device/deviceRecord';
import { lastingRecord } from '@/lib/browser/device/lastingRecord';

/** Where a reader lives: the state as in the URL of its page, the city as in those of the tools; null where none was chosen. */
export type Place = { state: string | null; city: string | null };

const NOWHERE: Place = { state: null, city: null };

/** What stands in URLs and selectors; any other text is not from this site. */
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
