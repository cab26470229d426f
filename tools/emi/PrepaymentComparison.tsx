import { useLocale, useTranslations } from 'next-intl';
import { money } from '@/lib/format/numbers';
import { MoneyTable } from './ScheduleTables';
import type { Loan } from './loan';
import { type LoanEnd, type Prepayment, shorterTerm, smallerEmi } from './prepayment';

type Props = {
  compared: { loan: Loan; prepayment: Prepayment } | null;
  asks: string;
};

const MAY_WRAP = 'whitespace-normal!';

const NO_PREPAYMENT = { once: 0, month: 1, monthly: 0 };

/** The live region exists before its text, or screen readers often skip it. */
export function PrepaymentComparison({ compared, asks }: Props) {
  const comparison = useComparison(compared);
  return (
    <div>
      <p role="status" className="sr-only">
        {comparison?.announcement}
      </p>
      {comparison?.table ?? <p className="border-y border-rule py-6 text-quiet">{asks}</p>}
    </div>
  );
}

function useComparison(compared: Props['compared']) {
  const t = useTranslations('Emi');
  const locale = useLocale();
  if (!compared) return null;

  const { loan, prepayment } = compared;
  const [without, shorter, smaller] = [
    shorterTerm(loan, NO_PREPAYMENT),
    shorterTerm(loan, prepayment),
    smallerEmi(loan, prepayment),
  ];
  const months = (count: number) => t('monthsCount', { count });
  const saved = (way: LoanEnd) => money(Math.max(0, without.interest - way.interest), locale);
  const falls = prepayment.monthly > 0 ? 'fallsMonthly' : 'fallsTo';
  const emi = ({ lastEmi }: LoanEnd) =>
    t(without.lastEmi - lastEmi < 0.5 ? 'stays' : falls, { emi: money(lastEmi, locale) });
  const rows: [string, (way: LoanEnd) => string][] = [
    [t('interestSaved'), saved],
    [t('monthsSaved'), (way) => months(loan.months - way.months)],
    [t('endsAfter'), (way) => months(way.months)],
    [t('totalInterest'), (way) => money(way.interest, locale)],
    [t('payment'), emi],
  ];
  return {
    announcement: t('saved', {
      months: months(loan.months - shorter.months),
      shorterInterest: saved(shorter),
      emi: emi(smaller),
      smallerInterest: saved(smaller),
    }),
    table: (
      <MoneyTable caption={t('comparison')} columns={[t('wayOf'), t('shorter'), t('smaller')]}>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={MAY_WRAP}>{value(shorter)}</td>
              <td className={MAY_WRAP}>{value(smaller)}</td>
            </tr>
          ))}
        </tbody>
      </MoneyTable>
    ),
  };
}
