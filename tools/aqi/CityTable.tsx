import { useLocale, useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { localPath } from '@/lib/i18n/language';
import { ScrollingTable } from '@/tools/shared/ScrollingTable';
import { AQI_PATH } from '@/tools/shared/toolPaths';
import { bandOf, INDIAN_BANDS } from './bands';
import { AQI_CITIES } from './cities';
import { dominantPollutant } from './pollutants';

export function CityTable() {
  const t = useTranslations('Aqi');
  const cityName = useTranslations('Cities');
  const locale = useLocale();
  return (
    <div>
      <BlockHeader id="cities" title={t('fourCities')} />
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
              <th scope="col">{t('indianShort')}</th>
              <th scope="col" className="max-sm:hidden">
                {t('highest')}
              </th>
            </tr>
          </thead>
          <tbody>
            {AQI_CITIES.map(({ id, aqi, category, pollutants }) => (
              <tr key={id}>
                <th scope="row" className="py-0!">
                  <a
                    href={`${localPath(AQI_PATH, locale)}?city=${id}`}
                    className="touch-target font-bold text-river"
                  >
                    {cityName(id)}
                  </a>
                </th>
                <td className="font-bold">{aqi}</td>
                <td>{t(category)}</td>
                <td>{t(`india.${bandOf(INDIAN_BANDS, aqi).key}`)}</td>
                <td className="max-sm:hidden">{t(dominantPollutant(pollutants))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollingTable>
    </div>
  );
}
