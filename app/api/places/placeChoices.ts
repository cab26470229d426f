import 'server-only';
import type { Messages } from 'next-intl';
import type { PlaceChoices } from '@/features/preferences/loadPlaces';
import { STATE_LIST } from '@/lib/content/states';
import { WEATHER_CITIES } from '@/lib/content/weather';
import type { Locale } from '@/lib/i18n/locales';
import { localized } from '@/lib/i18n/localized';
import { AQI_CITIES } from '@/tools/aqi/cities';
import { FUEL_CITIES } from '@/tools/fuel/fuelCities';

const stateOfCity = (city: string): string | null =>
  STATE_LIST.find(({ cities }) => cities.includes(city))?.id ?? null;

export function placeChoices(locale: Locale, names: Messages['Cities']): PlaceChoices {
  const cities = new Map([
    ...WEATHER_CITIES.map(({ id, name }) => [id, localized(name, locale)] as const),
    ...FUEL_CITIES.map(({ name }) => [name, names[name]] as const),
    ...AQI_CITIES.map(({ id }) => [id, names[id]] as const),
  ]);
  return {
    states: STATE_LIST.map(({ id, name }) => ({ id, name: localized(name, locale) })),
    cities: [...cities].map(([id, name]) => ({ id, name, state: stateOfCity(id) })),
  };
}
