import { useLocale, useTranslations } from 'next-intl';
import { rupees } from '@/lib/numbers/figures';
import type { Loan } from '@/lib/tools/emi/loan';
import { type Outcome, type Prepayment, shorterTerm, smallerEmi } from '@/lib/tools/emi/prepayment';
import { ScrollingTable } from './ScrollingTable';

type Props = { loan: Loan | null; prepayment: Prepayment | null };

/** Sentences, unlike sums, may take two lines. */
const MAY_WRAP = 'whitespace-normal!';

const NO_PREPAYMENT = { once: 0, month: 1, monthly: 0 };

/** A shorter term beside a smaller EMI, and a polite sentence that says both. */
export function BothWays({ loan, prepayment }: Props) {
  const t = useTranslations('Emi');
  const locale = useLocale();
  if (!loan || !prepayment) return <p role="status" className="border-y border-rule py-6 text-quiet">{t('prepaymentEmpty')}</p>;

  const [without, shorter, smaller] = [shorterTerm(loan, NO_PREPAYMENT), shorterTerm(loan, prepayment), smallerEmi(loan, prepayment)];
  const months = (count: number) => t('monthsCount', { count });
  const saved = (way: Outcome) => rupees(Math.max(0, without.interest - way.interest), locale);
  const falls = prepayment.monthly > 0 ? 'fallsMonthly' : 'fallsTo';
  const emi = ({ lastEmi }: Outcome) => t(without.lastEmi - lastEmi < 0.5 ? 'stays' : falls, { emi: rupees(lastEmi, locale) });
  const rows: [string, (way: Outcome) => string][] = [
    [t('interestSaved'), saved],
    [t('monthsSaved'), (way) => months(loan.months - way.months)],
    [t('endsAfter'), (way) => months(way.months)],
    [t('totalInterest'), (way) => rupees(way.interest, locale)],
    [t('payment'), emi],
  ];
  return (
    <div>
      <p role="status" className="sr-only">
        {t('saved', {
          months: months(loan.months - shorter.months), shorterInterest: saved(shorter),
          emi: emi(smaller), smallerInterest: saved(smaller),
        })}
      </p>
      <ScrollingTable caption={t('bothWays')} columns={[t('wayOf'), t('shorter'), t('smaller')]}>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={MAY_WRAP}>{value(shorter)}</td>
              <td className={MAY_WRAP}>{value(smaller)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </div>
  );
}
