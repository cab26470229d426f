import { useLocale, useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { toolChoice } from '@/tools/shared/toolChoice';
import { MetalsTool } from './MetalsTool.island';
import { METAL_CITIES, type MetalCity } from './metalCities';
import { parseMetalsQuery, type MetalsQuery } from './metalsQuery';
import { metalPrice, type Quoted, quotedRate } from './rates';

type Props = {
  query: MetalsQuery;
  cities?: readonly MetalCity[] | undefined;
};

export function MetalRates({ query, cities: all = METAL_CITIES }: Props) {
  const t = useTranslations('Metals');
  const cities = useTranslations('Cities');
  const locale = useLocale();
  const now = useTranslations('MetalsNow');
  if (all.length === 0) return <p>{now('none')}</p>;
  const rate = (city: MetalCity, metal: Quoted) => metalPrice(quotedRate(city, metal).rate, locale);
  const choice = toolChoice({
    path: '/tools/metal-rates',
    locale,
    parameter: 'city',
    options: all.map((city) => ({
      value: city.name,
      label: cities(city.name),
      summary: t('summary', {
        city: cities(city.name),
        gold24k: rate(city, 'gold24k'),
        gold22k: rate(city, 'gold22k'),
        silver: rate(city, 'silver'),
      }),
    })),
    requested: query.city,
  });
  return (
    <MetalsTool
      cities={all}
      choice={choice}
      initial={parseMetalsQuery(query)}
      heads={{
        allCities: <BlockHeader id="all-cities" title={t('allCities')} />,
        purity: <BlockHeader id="purity" title={t('purity')} />,
        convert: <BlockHeader id="weight-value" title={t('convert')} />,
        estimate: <BlockHeader id="estimate" title={t('estimate')} />,
      }}
    />
  );
}
