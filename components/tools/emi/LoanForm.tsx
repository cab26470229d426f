import { useTranslations } from 'next-intl';
import { NumberField } from '@/components/tools/parts/NumberField';
import type { LoanFields } from '@/lib/tools/emi/loan';
import { AmountHint } from './AmountHint';
import { Examples } from './Examples';

type Props = { fields: LoanFields; change: (changed: Partial<LoanFields>) => void; onCalculate: () => void };

/** The loan's three fields. Their ranges are shown and not enforced. Without JavaScript the form asks the server for the result. */
export function LoanForm({ fields, change, onCalculate }: Props) {
  const t = useTranslations('Emi');
  return (
    <form
      action="#result"
      onSubmit={(event) => {
        event.preventDefault();
        onCalculate();
      }}
      className="grid min-w-0 grid-cols-1 gap-4"
    >
      <NumberField
        id="amount" name="p" label={t('amount')} before="₹" value={fields.amount} onChange={(amount) => change({ amount })}
        hint={<AmountHint amount={fields.amount} range={t('amountRange')} />}
      />
      <NumberField id="rate" name="r" label={t('rate')} unit="%" value={fields.rate} onChange={(rate) => change({ rate })} hint={t('rateRange')} />
      <NumberField id="term" name="n" label={t('term')} unit={t('months')} value={fields.term} onChange={(term) => change({ term })} hint={t('termRange')} />
      <input type="hidden" name="show" value="1" />
      <button type="submit" className="btn print:hidden">{t('calculate')}</button>
      <Examples choose={change} />
    </form>
  );
}
