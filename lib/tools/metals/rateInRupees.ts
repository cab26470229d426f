import type { Locale } from '@/lib/i18n/routing';
import { rupees } from '@/lib/numbers/figures';

/**
 * A rate or the value of a weight at it, rounded to the paisa and with paise where it has some:
 * ₹6,333, ₹76.50.
 */
export function rateInRupees(rate: number, locale: Locale): string {
  const toThePaisa = Math.round(rate * 100) / 100;
  return rupees(toThePaisa, locale, Number.isInteger(toThePaisa) ? 0 : 2);
}
