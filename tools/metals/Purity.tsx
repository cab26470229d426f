import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { figure } from '@/lib/format/numbers';
import { ScrollingTable } from '@/tools/shared/ScrollingTable';
import { TableHead } from '@/tools/shared/TableHead';
import type { MetalCity } from './metalCities';
import { goldShare, KARATS, rateText, ratePerGram } from './rates';

/** 18K is computed as 18/24 of the 24K rate, and its row says so. */
export function Purity({ city, head }: { city: MetalCity; head: ReactNode }) {
  const t = useTranslations('Metals');
  const locale = useLocale();
  return (
    <section>
      {head}
      <ScrollingTable labelledBy="purity">
        <table className="ruled-table wrap-normal">
          <caption className="sr-only">{t('purity')}</caption>
          <TableHead columns={[t('karat'), t('share'), t('ratePerGram')]} />
          <tbody>
            {KARATS.map((karat) => (
              <tr key={karat}>
                <th scope="row" className="align-top">
                  {t('karats', { count: karat })}
                </th>
                <td className="align-top whitespace-nowrap">
                  {t('parts', { count: karat })}{' '}
                  <span className="block text-meta text-quiet">
                    {`${figure(goldShare(karat) * 100, locale, 1)}%`}
                  </span>
                </td>
                <td className="align-top">
                  <span translate="no">{rateText(ratePerGram(city, `gold${karat}k`), locale)}</span>
                  {karat === 18 && (
                    <span className="block text-meta text-quiet"> {t('workedOut')}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollingTable>
    </section>
  );
}
