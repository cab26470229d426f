import { loadAnswer } from '@/lib/browser/loadToolData';
import type { Locale } from '@/lib/i18n/locales';
import type { City, NamedPlace, PlaceChoices } from './places';

const isPlace = (entry: unknown): entry is NamedPlace =>
  typeof entry === 'object' &&
  entry !== null &&
  'id' in entry &&
  typeof entry.id === 'string' &&
  'name' in entry &&
  typeof entry.name === 'string';

const isCity = (entry: unknown): entry is City =>
  isPlace(entry) && 'state' in entry && (entry.state === null || typeof entry.state === 'string');

const isListOf = (list: unknown, isOne: (entry: unknown) => boolean) =>
  Array.isArray(list) && list.every((entry) => isOne(entry));

const areChoices = (body: unknown): body is PlaceChoices =>
  typeof body === 'object' &&
  body !== null &&
  'states' in body &&
  'cities' in body &&
  isListOf(body.states, isPlace) &&
  isListOf(body.cities, isCity);

export const loadPlaces = (locale: Locale) => loadAnswer(`/api/places?lang=${locale}`, areChoices);
