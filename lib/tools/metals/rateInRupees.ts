import type { Locale } from '@/lib/i18n/routing';
import { rupees } from '@/lib/numbers/figures';

/** A rate per gram in words, with paise where it has some: ₹6,333, ₹76.50. */
export const rateInRupees = (rate: number, locale: Locale): string => rupees(rate, locale, Number.isInteger(rate) ? 0 : 2);
