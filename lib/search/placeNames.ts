import { STATE_LIST } from '@/lib/content/states/states';
import type { State } from '@/lib/content/states/state';
import { WEATHER_CITIES } from '@/lib/content/weather';
import { localized } from '@/lib/i18n/localized';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '@/lib/i18n/locales';
import { COMMON_PLACES } from './commonPlaces';
import { phrase } from './words';

/** A state, its capital and its major cities, each in every language. */
const placesOf = ({ name, capital, majorCities }: State) => [
  Object.values(name),
  Object.values(capital),
  ...localized(majorCities, DEFAULT_LOCALE).map((city, at) =>
    Object.values(majorCities).map((cities) => cities[at] ?? city),
  ),
];

/**
 * Every spelling of a place, folded, by each of them. Lists that share a spelling are of one place.
 */
function bySpelling(
  places: readonly (readonly string[])[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, ReadonlySet<string>>();
  for (const names of places) {
    const spellings = new Set(
      names.map(phrase).flatMap((spelling) => [spelling, ...(known.get(spelling) ?? [])]),
    );
    for (const spelling of spellings) known.set(spelling, spellings);
  }
  return known;
}

const LISTS: readonly (readonly string[])[] = [
  ...STATE_LIST.flatMap(placesOf),
  ...WEATHER_CITIES.map(({ name }) => Object.values(name)),
  ...COMMON_PLACES,
];

const PLACES = bySpelling(LISTS);

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** The first Devanagari name of a list of each place, by every folded name of it. */
const DEVANAGARI_NAMES = new Map(
  LISTS.toReversed().flatMap((names) => {
    const own = names.find((name) => DEVANAGARI.test(name));
    return own === undefined ? [] : names.map((name) => [phrase(name), own] as const);
  }),
);

/** A place's name in the script of a language, where the site knows one; else as it is given. */
export const nameInLocale = (name: string, locale: Locale): string =>
  LOCALES[locale].script === 'Devanagari' ? (DEVANAGARI_NAMES.get(phrase(name)) ?? name) : name;

/** Every name of every place, folded. */
export const PLACE_NAMES: readonly string[] = [...PLACES.keys()];

/** The most words that a name in the table has. */
export const LONGEST_NAME = PLACE_NAMES.reduce(
  (most, name) => Math.max(most, name.split(' ').length),
  0,
);

/**
 * All spellings of the place that a folded text names, the given one first; the text alone when it
 * names none.
 */
export const spellingsOf = (name: string): readonly string[] => [
  ...new Set([name, ...(PLACES.get(name) ?? [])]),
];

/** Whether a folded text is the name of a place. */
export const isPlace = (name: string) => PLACES.has(name);
