import { useLocale, useTranslations } from 'next-intl';
import { NamedFigures } from '@/components/tools/parts/NamedFigures';
import { BigFigure } from '@/components/tools/parts/ResultPanel';
import { rupees } from '@/lib/numbers/figures';
import type { Cost } from '@/lib/tools/emi/loan';

type Props = {
  /** Null while the fields hold no valid loan: dashes stand for its figures. */
  cost: Cost | null;
};

/** The EMI, as the one sentence that is announced. */
export function EmiFigure({ cost }: Props) {
  const t = useTranslations('Emi');
  const locale = useLocale();
  return (
    <BigFigure signs={cost ? rupees(cost.monthly, locale).length : 1}>
      <span className="sr-only">{t('monthly')}: </span>
      <Money value={cost?.monthly} />
    </BigFigure>
  );
}

/** What the EMIs add up to. */
export function CostFigures({ cost }: Props) {
  const t = useTranslations('Emi');
  return (
    <NamedFigures
      className="mt-3"
      figures={[
        { name: t('totalInterest'), value: <Money value={cost?.interest} /> },
        { name: t('total'), value: <Money value={cost?.total} /> },
      ]}
    />
  );
}

function Money({ value }: { value: number | undefined }) {
  const t = useTranslations('Emi');
  const locale = useLocale();
  if (value !== undefined) return rupees(value, locale);
  return (
    <>
      <span aria-hidden>—</span>
      <span className="sr-only">{t('noFigure')}</span>
    </>
  );
}
