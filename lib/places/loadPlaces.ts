import type { Locale } from '@/lib/i18n/locales';
import { loadAnswer } from '@/lib/tools/data/loadToolData';
import type { NamedPlace, PlaceChoices } from './places';

const isPlace = (entry: unknown): entry is NamedPlace =>
  typeof entry === 'object' &&
  entry !== null &&
  'id' in entry &&
  typeof entry.id === 'string' &&
  'name' in entry &&
  typeof entry.name === 'string';

const arePlaces = (list: unknown) => Array.isArray(list) && list.every(isPlace);

const areChoices = (body: unknown): body is PlaceChoices =>
  typeof body === 'object' &&
  body !== null &&
  'states' in body &&
  'cities' in body &&
  arePlaces(body.states) &&
  arePlaces(body.cities);

/** The states and cities to choose from, in a language; an error where they cannot be had. */
export const loadPlaces = (locale: Locale) => loadAnswer(`/api/places?lang=${locale}`, areChoices);
