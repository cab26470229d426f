import { currentFuel, fuelHistory } from '@/lib/figures/current/currentPrices';
import { pricesOfCity } from '@/tools/shared/pricesOfCity';
import { FUEL_PRICES } from './fuelPrice';

export const fuelOfCity = (id: string) =>
  pricesOfCity(id, {
    words: 'Fuel',
    path: '/tools/fuel-prices',
    decimals: 2,
    good: 'fall',
    prices: FUEL_PRICES,
    current: currentFuel,
    history: fuelHistory,
    past: (day, name) => day[name],
  });
