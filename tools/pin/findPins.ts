import 'server-only';
import { shownSamples } from '@/lib/config/showsSamples';
import { fold, phrase } from '@/lib/format/foldedWords';
import { plainDigits } from '@/lib/format/readNumber';
import type { Locale } from '@/lib/i18n/locales';
import { type Result, err, ok } from '@/lib/result';
import { log } from '@/lib/telemetry/log.mjs';
import { STATE_WORDS } from '@/tools/pin/directory/stateNames';
import { pinDirectory } from './directory/directory';
import type { Office } from './directory/office';
import { searchDirectory } from './directory/searchDirectory';
import type { PinAnswer, PinRecord } from './pinAnswer';
import type { PinMode, PinQuery } from './pinQuery';
import { PIN_RECORDS } from './pinRecords';

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

export async function findPins(
  asked: PinQuery,
  locale: Locale,
): Promise<Result<PinAnswer, string>> {
  let found = await findText(asked, locale);
  for (const query of soughtTexts(asked.query, asked.mode).slice(1)) {
    if (!found.ok || found.value.records.length + found.value.offices.length > 0) break;
    found = await findText({ ...asked, query }, locale);
  }
  return found;
}

/** Sample records by any field (product.md 9.2), then the directory without their offices. */
async function findText(
  { query, mode, shown }: PinQuery,
  locale: Locale,
): Promise<Result<PinAnswer, string>> {
  const records = searchPins(shownSamples(PIN_RECORDS), query, mode);
  const isRecord = ({ pincode, name }: Office) =>
    records.some((record) => record.pincode === pincode && record.postOffice.en === `${name} GPO`);
  try {
    const found = searchDirectory(await pinDirectory(), query, mode, shown, locale);
    const others = found.offices.filter((office) => !isRecord(office));
    const offices = others.slice(0, shown - records.length);
    return ok({ records, offices, hasMore: found.hasMore || others.length > offices.length });
  } catch (fault) {
    log.error({ err: fault }, 'the postal directory cannot be searched');
    return err('Failed to search PIN codes');
  }
}

const PIN = /(?<!\d)[1-9]\d{2}[\s-]{0,3}\d{3}(?!\d)/g;
/** Words of an address that are no names, such as "district" or "post office". */
const AROUND =
  /(?<![\p{L}\p{M}])(?:pin(?:code)?|g\.?p\.?o|[hsb]\.?o|p\.?o|post(?: office)?|dist(?:t|rict)?|city|town|state|india|tehsil|taluka?|पिन(?: ?कोड)?|डाकघर|जिला|ज़िला|शहर|राज्य|तहसील|भारत)(?![\p{L}\p{M}])\.?/giu;
const BREAK = /[,;()|/]/;

/** A state at the end of a place: `Bhopal Madhya Pradesh`, `Bhopal MP`. */
function withoutState(place: string): string {
  const words = phrase(place).split(' ');
  const size = [3, 2, 1].find(
    (count) => words.length > count && STATE_WORDS.has(words.slice(-count).join(' ')),
  );
  return words.slice(0, words.length - (size ?? 0)).join(' ');
}

/**
 * Possible readings of a query, the typed text first: an address holds more than the name or code.
 */
function soughtTexts(query: string, mode: PinMode): string[] {
  const plain = plainDigits(query);
  const pins = plain.match(PIN) ?? [];
  if (pins.length > 1) return [query];
  const code = mode === 'pincode' ? (pins[0]?.replace(/\D/g, '') ?? '') : '';
  const place = plain.replace(PIN, ' ').replace(AROUND, ' ').replace(/[-:#]/g, ' ');
  const [first = ''] = place.split(BREAK).filter((part) => part.trim() !== '');
  const texts = [query, code, place, first, withoutState(first)].map((text) => text.trim());
  return [...new Set(texts)].filter((text, at) => at === 0 || text.length > 1);
}
