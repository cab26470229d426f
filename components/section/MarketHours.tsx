import { useLocale, useTranslations } from 'next-intl';
import { localized } from '@/lib/i18n/localized';
import { BlockHeader } from '@/components/story/BlockHeader';
import { ScrollingTable } from '@/components/tools/parts/ScrollingTable';
import { MARKET_HOURS } from '@/lib/content/business';

const CELL = 'border-b border-rule py-3 pr-3 text-left last:pr-0';

/** When the exchanges trade, and the status each has in the sample data. */
export function MarketHours() {
  const t = useTranslations('Business');
  const words = useTranslations('Story');
  const locale = useLocale();
  const columns = [t('exchange'), t('time'), t('status')];
  return (
    <section>
      <BlockHeader title={t('hours')} />
      <ScrollingTable label={t('hours')}>
        <table className="w-full border-collapse text-label">
          <thead className="text-meta text-quiet">
            <tr>
              {columns.map((name) => (
                <th
                  key={name}
                  scope="col"
                  className={`${CELL} border-b-bar font-normal whitespace-nowrap`}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {MARKET_HOURS.map(({ id, name, hours, status }) => (
              <tr key={id}>
                <th scope="row" className={`${CELL} whitespace-nowrap`}>
                  {localized(name, locale)}
                </th>
                <td className={CELL}>{localized(hours, locale)}</td>
                <td className={`${CELL} font-bold ${status === 'open' ? 'text-up' : 'text-down'}`}>
                  {words('sampleFigure', { figure: t(status) })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollingTable>
    </section>
  );
}
