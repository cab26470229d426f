import { STATE_LIST } from '@/lib/content/states/states';
import type { State } from '@/lib/content/states/state';
import { WEATHER_CITIES } from '@/lib/content/weather';
import { localized } from '@/lib/i18n/localized';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '@/lib/i18n/locales';
import { COMMON_PLACES } from './commonPlaces';
import { sameNames } from './sameNames';
import { phrase } from './words';

/** A state, its capital and its major cities, each in every language. */
const placesOf = ({ name, capital, majorCities }: State) => [
  Object.values(name),
  Object.values(capital),
  ...localized(majorCities, DEFAULT_LOCALE).map((city, at) =>
    Object.values(majorCities).map((cities) => cities[at] ?? city),
  ),
];

/** Every place, by all its names: those of the site's own content, and others. */
export const PLACE_LISTS: readonly (readonly string[])[] = [
  ...STATE_LIST.flatMap(placesOf),
  ...WEATHER_CITIES.map(({ name }) => Object.values(name)),
  ...COMMON_PLACES,
];

const PLACES = sameNames(PLACE_LISTS);

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** The first Devanagari name of a list of each place, by every folded name of it. */
const DEVANAGARI_NAMES = new Map(
  PLACE_LISTS.toReversed().flatMap((names) => {
    const own = names.find((name) => DEVANAGARI.test(name));
    return own === undefined ? [] : names.map((name) => [phrase(name), own] as const);
  }),
);

/** A place's name in the script of a language, where the site knows one; else as it is given. */
export const nameInLocale = (name: string, locale: Locale): string =>
  LOCALES[locale].script === 'Devanagari' ? (DEVANAGARI_NAMES.get(phrase(name)) ?? name) : name;

/** Every name of every place, folded. */
export const PLACE_NAMES: readonly string[] = [...PLACES.keys()];

/**
 * All spellings of the place that a folded text names, the given one first; the text alone when it
 * names none.
 */
export const spellingsOf = (name: string): readonly string[] => [
  ...new Set([name, ...(PLACES.get(name) ?? [])]),
];
