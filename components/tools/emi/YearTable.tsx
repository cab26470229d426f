import { useLocale, useTranslations } from 'next-intl';
import { rupees } from '@/lib/numbers/figures';
import { financialYearName, type FinancialYear } from '@/lib/tools/emi/financialYears';
import { MoneyTable } from './MoneyTable';

const total = (years: readonly FinancialYear[], part: 'principal' | 'interest') =>
  years.reduce((sum, year) => sum + year[part], 0);

/** The schedule by financial year, with its totals: the chart's figures. */
export function YearTable({ years }: { years: readonly FinancialYear[] }) {
  const t = useTranslations('Emi');
  const locale = useLocale();
  return (
    <MoneyTable
      caption={t('byYear')}
      columns={[t('year'), t('principal'), t('interest'), t('balance')]}
    >
      <tbody>
        {years.map(({ from, principal, interest, balance }) => (
          <tr key={from}>
            <th scope="row" className="whitespace-nowrap">
              {financialYearName(from)}
            </th>
            <td>{rupees(principal, locale)}</td>
            <td>{rupees(interest, locale)}</td>
            <td>{rupees(balance, locale)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="font-bold">
        <tr>
          <th scope="row">{t('sum')}</th>
          <td>{rupees(total(years, 'principal'), locale)}</td>
          <td>{rupees(total(years, 'interest'), locale)}</td>
          <td />
        </tr>
      </tfoot>
    </MoneyTable>
  );
}
