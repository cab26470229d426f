import { latinDigits } from '@/lib/format/readNumber';
import { fold } from '@/lib/search/words';
import type { PinRecord } from './pinAnswer';
import type { PinMode } from './pinQuery';

/**
 * Records that hold the query as a substring, in any language whatever the page's: by `pincode`
 * in the PIN code or the location, by `location` in city, state or district. Case and nukta do not
 * count; a PIN code may be typed in Devanagari digits and with spaces inside. A blank query finds
 * nothing.
 */
export function searchPins(
  records: readonly PinRecord[],
  query: string,
  mode: PinMode,
): PinRecord[] {
  const sought = needle(query);
  if (sought === '') return [];
  return records.filter((record) =>
    searched(record, mode).some((text) => fold(text).includes(sought)),
  );
}

const searched = (
  { pincode, location, city, state, district }: PinRecord,
  mode: PinMode,
): string[] =>
  mode === 'pincode'
    ? [pincode, ...Object.values(location)]
    : [city, state, district].flatMap((name) => Object.values(name));

const DIGITS_IN_GROUPS = /^\d[\d\s-]*$/;

function needle(query: string): string {
  const text = fold(latinDigits(query)).replace(/\s+/g, ' ').trim();
  return DIGITS_IN_GROUPS.test(text) ? text.replace(/[\s-]/g, '') : text;
}
