import { useLocale, useTranslations } from 'next-intl';
import { numberFormat } from '@/lib/numbers/numberFormat';
import { readNumber } from '@/lib/numbers/readNumber';
import { feetAndInches } from '@/lib/tools/bmi/feetAndInches';

/** No body is taller: a larger figure is a typing error and gets no hint. */
const MOST_FEET = 1000;

/** What decimal feet are in feet and inches, which is how people know their height. */
export function FeetHint({ typed }: { typed: string }) {
  const t = useTranslations('Bmi');
  const locale = useLocale();
  const value = readNumber(typed);
  if (value === null || value <= 0 || value > MOST_FEET) return t('decimalFeet');
  const { feet, inches } = feetAndInches(value);
  const written = numberFormat(locale, { maximumFractionDigits: 20 }).format(value);
  return t('feetAndInches', { feet: written, whole: String(feet), inches: String(inches) });
}
