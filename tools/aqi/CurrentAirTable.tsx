import { useLocale, useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/ui/BlockHeader';
import type { NamedAir } from '@/lib/figures/figures';
import { formatTime } from '@/lib/format/timeOfDay';
import { localPath } from '@/lib/i18n/language';
import { localized } from '@/lib/i18n/localized';
import { cityPath } from '@/lib/pages/cityPath';
import { ScrollingTable } from '@/tools/shared/ScrollingTable';
import { AQI_PATH } from '@/tools/shared/toolPaths';
import { bandOf, INDIAN_BANDS } from './bands';

export function CurrentAirTable({ cities }: { cities: readonly NamedAir[] }) {
  const t = useTranslations('Aqi');
  const locale = useLocale();
  return (
    <div>
      <BlockHeader id="cities" title={t('now.cities')} />
      <ScrollingTable labelledBy="cities">
        <table className="ruled-table wrap-break-word [&_:is(th,td):not(:nth-child(2))]:text-start">
          <thead>
            <tr>
              <th scope="col">{t('city')}</th>
              <th scope="col">
                <abbr title={t('index')} className="no-underline">
                  {t('short')}
                </abbr>
              </th>
              <th scope="col">{t('category')}</th>
              <th scope="col" className="max-sm:hidden">
                {t('now.highest')}
              </th>
              <th scope="col" className="max-sm:hidden">
                {t('now.time')}
              </th>
            </tr>
          </thead>
          <tbody>
            {cities.map(({ id, name, index, prominent, measuredAt }) => (
              <tr key={id}>
                <th scope="row" className="py-0!">
                  <a
                    href={localPath(cityPath(AQI_PATH, id), locale)}
                    className="touch-target font-bold text-river"
                  >
                    {localized(name, locale)}
                  </a>
                </th>
                <td className="font-bold">{index}</td>
                <td>{t(`india.${bandOf(INDIAN_BANDS, index).key}`)}</td>
                <td className="max-sm:hidden">{t(prominent)}</td>
                <td className="max-sm:hidden">{formatTime(measuredAt, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollingTable>
    </div>
  );
}
