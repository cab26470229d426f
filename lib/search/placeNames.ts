import type { State } from '@/lib/content/stateRecord';
import { STATE_LIST } from '@/lib/content/states';
import { WEATHER_CITIES } from '@/lib/content/weather';
import { phrase } from '@/lib/format/foldedWords';
import { DEFAULT_LOCALE, isWrittenIn, type Locale } from '@/lib/i18n/locales';
import { localized } from '@/lib/i18n/localized';
import COMMON_PLACES from './commonPlaces.json';

const placesOf = ({ name, capital, majorCities }: State) => [
  Object.values(name),
  Object.values(capital),
  ...localized(majorCities, DEFAULT_LOCALE).map((city, at) =>
    Object.values(majorCities).map((cities) => cities[at] ?? city),
  ),
];

/**
 * Spellings in both scripts, former names included. Gaya and Sidhi are excluded, because in Hindi
 * they mean "went" and "straight".
 */
export const PLACE_LISTS: readonly (readonly string[])[] = [
  ...STATE_LIST.flatMap(placesOf),
  ...WEATHER_CITIES.map(({ name }) => Object.values(name)),
  ...COMMON_PLACES,
];

export function sameNames(
  lists: readonly (readonly string[])[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, ReadonlySet<string>>();
  for (const list of lists) {
    const names = new Set(list.map(phrase).flatMap((name) => [name, ...(known.get(name) ?? [])]));
    for (const name of names) known.set(name, names);
  }
  return known;
}

const PLACES = sameNames(PLACE_LISTS);

const DEVANAGARI = /\p{Script=Devanagari}/u;

const DEVANAGARI_NAMES = new Map(
  PLACE_LISTS.toReversed().flatMap((names) => {
    const own = names.find((name) => DEVANAGARI.test(name));
    return own === undefined ? [] : names.map((name) => [phrase(name), own] as const);
  }),
);

export const nameInLocale = (name: string, locale: Locale): string =>
  isWrittenIn(locale, 'Devanagari') ? (DEVANAGARI_NAMES.get(phrase(name)) ?? name) : name;

export const PLACE_NAMES: readonly string[] = [...PLACES.keys()];

export const spellingsOf = (name: string): readonly string[] => [
  ...new Set([name, ...(PLACES.get(name) ?? [])]),
];
