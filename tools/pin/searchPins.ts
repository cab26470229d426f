import { fold } from '@/lib/format/foldedWords';
import { plainDigits } from '@/lib/format/readNumber';
import type { PinRecord } from './pinAnswer';
import type { PinMode } from './pinQuery';

/**
 * Substring search in every language; case and nukta are ignored. PIN codes may have Devanagari
 * digits and spaces; blank finds nothing.
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
  const text = fold(plainDigits(query)).replace(/\s+/g, ' ').trim();
  return DIGITS_IN_GROUPS.test(text) ? text.replace(/[\s-]/g, '') : text;
}
