import { useTranslations } from 'next-intl';
import { CheckedField } from '@/components/tools/parts/CheckedField';
import { isOutside } from '@/lib/numbers/numberProblem';
import { type LoanFields, loanProblem, USUAL } from '@/lib/tools/emi/loan';
import { AmountHint } from './AmountHint';
import { Examples } from './Examples';

type Props = {
  fields: LoanFields;
  /** Whether a result is shown, which a blank field has none of. */
  calculated: boolean;
  change: (changed: Partial<LoanFields>) => void;
  onCalculate: () => void;
};

/**
 * The loan's three fields. Their ranges are shown and not enforced: a number beyond them is
 * calculated and only remarked upon. Without JavaScript the form asks the server for the result.
 */
export function LoanForm({ fields, calculated, change, onCalculate }: Props) {
  const t = useTranslations('Emi');

  const field = (key: keyof LoanFields) => {
    const problem = loanProblem(key, fields[key]);
    return {
      id: key,
      label: t(key),
      value: fields[key],
      onChange: (typed: string) => change({ [key]: typed }),
      problem: problem === 'blank' && !calculated ? null : problem,
      remark: isOutside(fields[key], USUAL[key]) ? t('outside') : null,
    };
  };

  return (
    <form
      action="#result"
      data-submitted={calculated}
      onSubmit={(event) => {
        event.preventDefault();
        onCalculate();
      }}
      className="grid min-w-0 grid-cols-1 gap-4"
    >
      <CheckedField
        {...field('amount')}
        name="p"
        before="₹"
        hint={<AmountHint amount={fields.amount} range={t('amountRange')} />}
      />
      <CheckedField {...field('rate')} name="r" unit="%" hint={t('rateRange')} />
      <CheckedField {...field('term')} name="n" unit={t('months')} hint={t('termRange')} />
      <input type="hidden" name="show" value="1" />
      <button type="submit" className="btn print:hidden">
        {t('calculate')}
      </button>
      <Examples choose={change} />
    </form>
  );
}
