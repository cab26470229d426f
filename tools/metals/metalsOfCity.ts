import { currentMetals, metalsHistory } from '@/lib/figures/current/currentPrices';
import { pricesOfCity } from '@/tools/shared/pricesOfCity';
import { METALS_LOOK } from './rates';
import { perKilogram } from './weight';

export const metalsOfCity = (id: string) =>
  pricesOfCity(id, {
    ...METALS_LOOK,
    path: '/tools/metal-rates',
    current: currentMetals,
    history: metalsHistory,
    past: (day, name) => (name === 'silver' ? perKilogram(day.silver) : day[name]),
  });
