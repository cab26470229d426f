import { useLocale, useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/story/BlockHeader';
import { toolChoice } from '@/components/tools/parts/toolChoice';
import { askedMetals, type MetalsQuery } from '@/lib/tools/metals/askedMetals';
import { METAL_CITIES } from '@/lib/tools/metals/metalCities';
import { MetalsTool } from './MetalsTool.island';

/** The tool as the address asks for it. For the server. */
export function MetalRates({ query }: { query: MetalsQuery }) {
  const t = useTranslations('Metals');
  const cities = useTranslations('Cities');
  const choice = toolChoice({
    path: '/tools/metal-rates',
    locale: useLocale(),
    parameter: 'city',
    options: METAL_CITIES.map(({ name }) => ({ value: name, label: cities(name) })),
    asked: query.city,
  });
  return (
    <MetalsTool
      choice={choice}
      asked={askedMetals(query)}
      heads={{
        allCities: <BlockHeader id="all-cities" title={t('allCities')} />,
        purity: <BlockHeader id="purity" title={t('purity')} />,
        convert: <BlockHeader id="weight-value" title={t('convert')} />,
        estimate: <BlockHeader id="estimate" title={t('estimate')} />,
      }}
    />
  );
}
