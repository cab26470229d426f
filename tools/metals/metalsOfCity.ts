import { currentMetals, metalsHistory } from '@/lib/figures/current/currentPrices';
import { pricesOfCity } from '@/tools/shared/pricesOfCity';
import { METAL_PRICES } from './rates';
import { perKilogram } from './weight';

export const metalsOfCity = (id: string) =>
  pricesOfCity(id, {
    words: 'Metals',
    path: '/tools/metal-rates',
    decimals: 0,
    good: 'rise',
    prices: METAL_PRICES,
    current: currentMetals,
    history: metalsHistory,
    past: (day, name) => (name === 'silver' ? perKilogram(day.silver) : day[name]),
  });
