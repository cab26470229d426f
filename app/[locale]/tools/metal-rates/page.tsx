import { getTranslations } from 'next-intl/server';
import { currentMetals } from '@/lib/figures/current/currentPrices';
import type { SearchParams } from '@/lib/request/queryParam';
import { requestTime } from '@/lib/request/requestTime';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';
import { MetalRates } from '@/tools/metals/MetalRates';
import { CityPageLinks } from '@/tools/shared/CityPageLinks';
import { ToolFrame } from '@/tools/shared/ToolFrame';

type Props = { searchParams: SearchParams };

const PATH = '/tools/metal-rates';

export const generateMetadata = () => pageMetadata(PATH);

export default async function MetalRatesPage({ searchParams }: Props) {
  const [about, words, cities, query, now] = await Promise.all([
    getTranslations('MetalsAbout'),
    getTranslations('MetalsNow'),
    getTranslations('Cities'),
    searchParams,
    requestTime(),
  ]);
  const prices = currentMetals(now);
  const source = prices && (prices.sources.join(', ') || words('desk'));
  return (
    <ToolFrame
      searchParams={searchParams}
      path={PATH}
      source={source ?? about('source')}
      about={
        <>
          <p>{about('rates')}</p>
          <p>{about('colours')}</p>
          <p>{about('weights')}</p>
          <p>{about('purity')}</p>
          <p>{about('estimate')}</p>
        </>
      }
    >
      <MetalRates query={query} cities={prices?.cities} />
      {prices && (
        <CityPageLinks
          path={PATH}
          title={words('city.others')}
          cities={prices.cities.map(({ name }) => ({ id: name, name: cities(name) }))}
        />
      )}
    </ToolFrame>
  );
}
