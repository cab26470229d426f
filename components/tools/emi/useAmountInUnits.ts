import { useLocale, useTranslations } from 'next-intl';
import { numberFormat } from '@/lib/numbers/numberFormat';
import { inLargestUnit } from '@/lib/tools/emi/amountParts';

/** Writes a sum in India's largest unit that it reaches: ₹1.5 lakh. */
export function useAmountInUnits() {
  const t = useTranslations('Emi');
  const locale = useLocale();
  return (rupees: number, digits: Intl.NumberFormatOptions) => {
    const { unit, count } = inLargestUnit(rupees);
    const amount = `₹${numberFormat(locale, digits).format(count)}`;
    return unit === 'rest' ? amount : t(unit, { count: amount });
  };
}
