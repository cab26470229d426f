import { useLocale, useTranslations } from 'next-intl';
import { NamedFigures } from '@/components/tools/parts/NamedFigures';
import { figure } from '@/lib/numbers/figures';
import { bmiOf, type Measured } from '@/lib/tools/bmi/bmi';
import { healthyWeight, neighbours } from '@/lib/tools/bmi/healthyWeight';
import type { WeightUnit } from '@/lib/tools/bmi/units';
import { BmiGauge } from './BmiGauge';

/**
 * Where the BMI stands on its scale, the normal weights at this height and the way to the
 * categories beside.
 */
export function BmiDetails({ body, unit }: { body: Measured; unit: WeightUnit }) {
  const t = useTranslations('Bmi');
  const locale = useLocale();
  const range = healthyWeight(body.metres, unit);
  const written = (amount: number) => figure(amount, locale, 1);
  return (
    <>
      <BmiGauge bmi={bmiOf(body)} />
      <NamedFigures
        figures={[
          {
            name: t('healthy'),
            value: range ? (
              t('range', { from: written(range.from), to: written(range.to), unit: t(unit) })
            ) : (
              <>
                <span aria-hidden>—</span>
                <span className="sr-only">{t('none')}</span>
              </>
            ),
          },
          ...neighbours(body, unit).map(({ category, change }) => ({
            name: t('to', { category }),
            value: t(change > 0 ? 'more' : 'less', {
              amount: written(Math.abs(change)),
              unit: t(unit),
            }),
          })),
        ]}
      />
    </>
  );
}
