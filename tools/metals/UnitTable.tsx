import { useLocale, useTranslations } from 'next-intl';
import { numberFormat } from '@/lib/format/figures';
import { ScrollingTable } from '@/tools/shared/ScrollingTable';
import { TableHead } from '@/tools/shared/TableHead';
import { rateText } from './rates';
import { decimalsFor, fromGrams, toGrams, UNIT_NAMES } from './weight';

type Props = { grams: number; ratePerGram: number };

export function UnitTable({ grams, ratePerGram }: Props) {
  const t = useTranslations('Metals');
  const locale = useLocale();
  const written = (amount: number) =>
    numberFormat(locale, {
      maximumFractionDigits: decimalsFor(amount),
    }).format(amount);
  return (
    <ScrollingTable label={t('sameWeight')} className="mt-4 [--paper:var(--paper-raised)]">
      <table className="ruled-table wrap-normal max-sm:[&_:is(th,td)]:px-1">
        <caption className="text-start text-label font-bold">{t('sameWeight')}</caption>
        <TableHead columns={[t('unit'), t('thisWeight'), t('priceOfOne')]} />
        <tbody>
          {UNIT_NAMES.map((unit) => (
            <tr key={unit}>
              <th scope="row" className="font-normal!">
                {t(unit)}
              </th>
              <td className="font-bold whitespace-nowrap">{written(fromGrams(grams, unit))}</td>
              <td className="whitespace-nowrap">
                {rateText(toGrams(1, unit) * ratePerGram, locale)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  );
}
