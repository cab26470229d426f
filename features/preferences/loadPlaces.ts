import { loadParsed } from '@/lib/browser/loadParsed';
import type { Locale } from '@/lib/i18n/locales';
import { isObject } from '@/lib/isObject';

export type NamedPlace = { id: string; name: string };

export type City = NamedPlace & { state: string | null };

export type PlaceChoices = { states: readonly NamedPlace[]; cities: readonly City[] };

const isPlace = (entry: unknown): entry is NamedPlace =>
  isObject(entry) && typeof entry.id === 'string' && typeof entry.name === 'string';

const isCity = (entry: unknown): entry is City =>
  isPlace(entry) && 'state' in entry && (entry.state === null || typeof entry.state === 'string');

const isListOf = (list: unknown, isOne: (entry: unknown) => boolean) =>
  Array.isArray(list) && list.every((entry) => isOne(entry));

const areChoices = (body: unknown): body is PlaceChoices =>
  isObject(body) && isListOf(body.states, isPlace) && isListOf(body.cities, isCity);

export const loadPlaces = (locale: Locale) => loadParsed(`/api/places?lang=${locale}`, areChoices);
