import { rupees } from '@/lib/format/figures';
import type { Locale } from '@/lib/i18n/locales';
import type { FuelCity } from './fuelCities';

export const FUELS = ['petrol', 'diesel'] as const;

export const FUEL_PRICES = FUELS.map((name) => ({
  name,
  unit: 'perLitre' as const,
  of: (city: FuelCity) => ({ rate: city[name], change: city[`${name}Change`] }),
}));

/** Rupees and paise, as pumps show them: ₹101.25. */
export const fuelPrice = (value: number, locale: Locale) => rupees(value, locale, 2);
