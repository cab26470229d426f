import { currentFuel, fuelHistory } from '@/lib/figures/current/currentPrices';
import { pricesOfCity } from '@/tools/shared/pricesOfCity';
import { FUEL_LOOK } from './fuelPrice';

export const fuelOfCity = (id: string) =>
  pricesOfCity(id, {
    ...FUEL_LOOK,
    path: '/tools/fuel-prices',
    current: currentFuel,
    history: fuelHistory,
    past: (day, name) => day[name],
  });
