import { useLocale, useTranslations } from 'next-intl';
import { BigFigure } from '@/components/tools/parts/ResultPanel';
import { figure } from '@/lib/numbers/figures';
import { bmiOf, type Measured } from '@/lib/tools/bmi/bmi';
import { categoryOf, INDIAN } from '@/lib/tools/bmi/categories';

/**
 * The BMI to one decimal and its category, and what Indian guidelines make of it; a dash where
 * there is none.
 */
export function BmiFigure({ body }: { body: Measured | null }) {
  const t = useTranslations('Bmi');
  const locale = useLocale();
  if (!body) {
    return (
      <BigFigure>
        <span aria-hidden>—</span>
        <span className="sr-only">{t('none')}</span>
      </BigFigure>
    );
  }
  const bmi = bmiOf(body);
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <BigFigure>{figure(bmi, locale, 1)}</BigFigure>{' '}
        <p className="text-card-l font-bold">{t(categoryOf(bmi))}</p>
      </div>{' '}
      <p className="mt-1 font-bold">{t('indian', { category: categoryOf(bmi, INDIAN) })}</p>
    </>
  );
}
