import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { money } from '@/lib/format/numbers';
import { ScrollingTable } from '@/tools/shared/ScrollingTable';
import { financialYearName, type FinancialYear } from './financialYears';
import type { Instalment } from './repaymentSchedule';

type Props = {
  caption: string;
  columns: readonly string[];
  children: ReactNode;
};

export function MoneyTable({ caption, columns, children }: Props) {
  return (
    <ScrollingTable label={caption}>
      <table className="ruled-table [&_td]:whitespace-nowrap [&_tbody_th]:whitespace-nowrap max-sm:[&_:is(th,td)]:px-1">
        <caption className="pb-1 text-start text-label text-quiet">{caption}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </ScrollingTable>
  );
}

type MonthTableProps = {
  instalments: readonly Instalment[];
  monthName: (index: number) => string;
};

export function MonthTable({ instalments, monthName }: MonthTableProps) {
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
            <td>{money(principal, locale)}</td>
            <td>{money(interest, locale)}</td>
            <td>{money(balance, locale)}</td>
          </tr>
        ))}
      </tbody>
    </MoneyTable>
  );
}

const total = (years: readonly FinancialYear[], part: 'principal' | 'interest') =>
  years.reduce((sum, year) => sum + year[part], 0);

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
            <td>{money(principal, locale)}</td>
            <td>{money(interest, locale)}</td>
            <td>{money(balance, locale)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="font-bold">
        <tr>
          <th scope="row">{t('sum')}</th>
          <td>{money(total(years, 'principal'), locale)}</td>
          <td>{money(total(years, 'interest'), locale)}</td>
          <td />
        </tr>
      </tfoot>
    </MoneyTable>
  );
}
