import { money } from '@/lib/format/figures';
import type { Locale } from '@/lib/i18n/locales';

export const FUELS = ['petrol', 'diesel'] as const;

/** Rupees and paise, as pumps show them: ₹101.25. */
export const fuelPrice = (value: number, locale: Locale) => money(value, locale, 2);
