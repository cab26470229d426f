import { environment } from '@/lib/config/environment.mjs';
import type { Place } from '@/lib/content/weather';
import type { Wording } from '@/lib/i18n/localized';
import { isCurrent } from './age';
import { AIR_PLACES } from './airPlaces';
import type { CityAir } from './figures';
import { memory } from './memory';

export type NamedAir = CityAir & { name: Wording };

export type CurrentAir = {
  kind: 'model' | 'official';
  cities: readonly NamedAir[];
};

export const airPlace = (id: string): Place | undefined =>
  AIR_PLACES.find((place) => place.id === id);

export function currentAir(now: number): CurrentAir | null {
  const { AIR_SOURCE } = environment();
  if (!AIR_SOURCE) return null;
  const known = memory().air ?? [];
  return {
    kind: AIR_SOURCE === 'cpcb' ? 'official' : 'model',
    cities: AIR_PLACES.flatMap(({ id, name }) => {
      const air = known.find((city) => city.id === id);
      return air && isCurrent('air', air.measuredAt, now) ? { ...air, name } : [];
    }),
  };
}
