import 'server-only';
import { currentAir } from '@/lib/figures/current/currentAir';
import { currentFuel, currentMetals } from '@/lib/figures/current/currentPrices';
import { cityPath } from '@/lib/pages/cityPath';

export const cityPages = (now: number): readonly string[] => [
  ...(currentFuel(now)?.cities ?? []).map(({ name }) => cityPath('/tools/fuel-prices', name)),
  ...(currentMetals(now)?.cities ?? []).map(({ name }) => cityPath('/tools/metal-rates', name)),
  ...(currentAir(now)?.cities ?? []).map(({ id }) => cityPath('/tools/aqi-checker', id)),
];
