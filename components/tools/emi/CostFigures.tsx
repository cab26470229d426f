import { useLocale, useTranslations } from 'next-intl';
import { NamedFigures } from '@/components/tools/parts/NamedFigures';
import { BigFigure } from '@/components/tools/parts/ResultPanel';
import { rupees } from '@/lib/numbers/figures';
import type { Cost } from '@/lib/tools/emi/loan';

/** From ten crore on, the figure needs a smaller size to stay on one line of a phone. */
const LONG = 1e8;

/** The EMI and what it adds up to; dashes while the fields hold no valid loan. */
export function CostFigures({ cost }: { cost: Cost | null }) {
  const t = useTranslations('Emi');
  const locale = useLocale();
  const money = (value: number | undefined) =>
    value === undefined ? (
      <>
        <span aria-hidden>—</span>
        <span className="sr-only">{t('noFigure')}</span>
      </>
    ) : (
      rupees(value, locale)
    );
  return (
    <>
      <BigFigure className={cost && cost.monthly >= LONG ? 'text-card-l!' : ''}>
        <span className="sr-only">{t('monthly')}: </span>
        {money(cost?.monthly)}
      </BigFigure>
      <NamedFigures
        className="mt-3"
        figures={[
          { name: t('totalInterest'), value: money(cost?.interest) },
          { name: t('total'), value: money(cost?.total) },
        ]}
      />
    </>
  );
}
