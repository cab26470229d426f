import { phrase } from '@/lib/format/foldedWords';
import { plainDigits } from '@/lib/format/readNumber';
import type { Locale } from '@/lib/i18n/locales';
import { localized } from '@/lib/i18n/localized';
import { nameInLocale, spellingsOf } from '@/lib/search/placeNames';
import type { Directory } from './directory';
import { type Office, OFFICE_KINDS } from './office';
import { latinStates } from './stateNames';
import { entriesWith, firstFrom, type Found, textAt } from './wordIndex';

type Mode = 'pincode' | 'location';

const PIN_START = /^\d{1,6}$/;
const PIN_LENGTH = 6;
const NAMES_OF_A_PLACE = 3;
const LATIN = /^[a-z0-9 ]+$/;

function* byPin({ pins }: Directory, digits: string): Generator<number> {
  const size = 10 ** (PIN_LENGTH - digits.length);
  const end = firstFrom(pins, (Number(digits) + 1) * size);
  for (let at = firstFrom(pins, Number(digits) * size); at < end; at++) yield at;
}

function* byPlace(
  { places, placeWords, placeOf }: Directory,
  texts: readonly string[],
  kinds: readonly (keyof Found)[],
): Generator<number> {
  const taken = new Uint8Array(places.length);
  for (const text of texts) {
    const found = entriesWith(placeWords, text, places.length * NAMES_OF_A_PLACE);
    for (const kind of kinds) for (const place of found[kind]) taken[place] = 1;
  }
  if (!taken.includes(1)) return;
  for (let at = 0; at < placeOf.length; at++) if (taken[placeOf[at] ?? 0]) yield at;
}

function* matches(
  directory: Directory,
  query: string,
  mode: Mode,
  most: number,
): Generator<number> {
  const sought = phrase(plainDigits(query));
  const digits = sought.replaceAll(' ', '');
  if (sought === '') return;
  if (mode === 'pincode' && /^\d+$/.test(digits)) {
    if (PIN_START.test(digits)) yield* byPin(directory, digits);
    return;
  }
  const texts = [...spellingsOf(sought), ...latinStates(sought)].filter((text) => LATIN.test(text));
  const byName = texts.map((text) => entriesWith(directory.words, text, most));
  for (const { whole } of byName) yield* whole;
  if (mode === 'location') yield* byPlace(directory, texts, ['whole']);
  for (const { first } of byName) yield* first;
  for (const { later } of byName) yield* later;
  if (mode === 'location') yield* byPlace(directory, texts, ['first', 'later']);
}

function officeAt(directory: Directory, at: number, locale: Locale): Office {
  const { pins, kinds, placeOf, names, places } = directory;
  const place = places[placeOf[at] ?? 0];
  return {
    pincode: String(pins[at]),
    name: textAt(names, at),
    kind: OFFICE_KINDS[kinds[at] ?? 0] ?? 'unnamed',
    taluk: nameInLocale(place?.taluk ?? '', locale),
    district: nameInLocale(place?.district ?? '', locale),
    state: place ? localized(place.state, locale) : '',
  };
}

/**
 * `pincode` takes digits as a PIN prefix, text as an office; `location` takes any place, by word
 * prefix, whole names first, in either script.
 */
export function searchDirectory(
  directory: Directory,
  query: string,
  mode: Mode,
  most: number,
  locale: Locale,
): { offices: Office[]; hasMore: boolean } {
  const found = new Set<number>();
  for (const at of matches(directory, query, mode, most + 1)) {
    found.add(at);
    if (found.size > most) break;
  }
  return {
    offices: [...found].slice(0, most).map((at) => officeAt(directory, at, locale)),
    hasMore: found.size > most,
  };
}
