import { FETCH_LIMIT_MS } from '@/lib/browser/fetchLimit';
import type { Locale } from '@/lib/i18n/locales';
import type { NamedPlace, PlaceChoices } from '@/lib/places/places';

const isPlace = (entry: unknown): entry is NamedPlace =>
  typeof entry === 'object' &&
  entry !== null &&
  'id' in entry &&
  typeof entry.id === 'string' &&
  'name' in entry &&
  typeof entry.name === 'string';

const placesIn = (body: object, name: keyof PlaceChoices): NamedPlace[] => {
  const list: unknown = Reflect.get(body, name);
  return Array.isArray(list) ? list.filter(isPlace) : [];
};

/** The states and cities to choose from, in the language of the page; null where they cannot be had. */
export async function loadPlaces(locale: Locale): Promise<PlaceChoices | null> {
  try {
    const response = await fetch(`/api/places?lang=${locale}`, {
      signal: AbortSignal.timeout(FETCH_LIMIT_MS),
    });
    const body: unknown = await response.json();
    if (!response.ok || typeof body !== 'object' || body === null) return null;
    return { states: placesIn(body, 'states'), cities: placesIn(body, 'cities') };
  } catch {
    return null; // the connection, or an answer that is not JSON
  }
}
