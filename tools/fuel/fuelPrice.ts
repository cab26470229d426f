import { money } from '@/lib/format/numbers';
import type { Locale } from '@/lib/i18n/locales';
import type { FuelCity } from './fuelCities';

export const FUELS = ['petrol', 'diesel'] as const;

const DECIMALS = 2;

export const FUEL_LOOK = {
  words: 'Fuel',
  decimals: DECIMALS,
  good: 'fall',
  prices: FUELS.map((name) => ({
    name,
    unit: 'perLitre' as const,
    of: (city: FuelCity) => ({ rate: city[name], change: city[`${name}Change`] }),
  })),
} as const;

/** Rupees and paise, as pumps show them: ₹101.25. */
export const fuelPrice = (value: number, locale: Locale) => money(value, locale, DECIMALS);
