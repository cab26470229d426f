import { useLocale, useTranslations } from 'next-intl';
import { rupees } from '@/lib/numbers/figures';
import type { Instalment } from '@/lib/tools/emi/schedule';
import { MoneyTable } from './MoneyTable';

type Props = {
  instalments: readonly Instalment[];
  /** The month of a payment in words, counted from 0. */
  monthName: (index: number) => string;
};

/** The schedule month by month. */
export function MonthTable({ instalments, monthName }: Props) {
  const t = useTranslations('Emi');
  const locale = useLocale();
  return (
    <MoneyTable
      caption={t('byMonth')}
      columns={[t('month'), t('principal'), t('interest'), t('balance')]}
    >
      <tbody>
        {instalments.map(({ principal, interest, balance }, index) => (
          <tr key={index}>
            <th scope="row">{monthName(index)}</th>
            <td>{rupees(principal, locale)}</td>
            <td>{rupees(interest, locale)}</td>
            <td>{rupees(balance, locale)}</td>
          </tr>
        ))}
      </tbody>
    </MoneyTable>
  );
}
