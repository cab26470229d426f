import { getTranslations } from 'next-intl/server';
import { currentFuel } from '@/lib/figures/current/currentPrices';
import type { SearchParams } from '@/lib/request/queryParam';
import { requestTime } from '@/lib/request/requestTime';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';
import { FuelPrices } from '@/tools/fuel/FuelPrices';
import { CityPageLinks } from '@/tools/shared/CityPageLinks';
import { ToolFrame } from '@/tools/shared/ToolFrame';

type Props = { searchParams: SearchParams };

const PATH = '/tools/fuel-prices';

export const generateMetadata = () => pageMetadata(PATH);

export default async function FuelPricesPage({ searchParams }: Props) {
  const [about, words, cities, query, now] = await Promise.all([
    getTranslations('FuelAbout'),
    getTranslations('FuelNow'),
    getTranslations('Cities'),
    searchParams,
    requestTime(),
  ]);
  const prices = currentFuel(now);
  const source = prices && (prices.sources.join(', ') || words('desk'));
  return (
    <ToolFrame
      searchParams={searchParams}
      path={PATH}
      source={source ?? about('source')}
      about={
        <>
          <p>{about('prices')}</p>
          <p>{about('colours')}</p>
          <p>{about('sums')}</p>
        </>
      }
    >
      <FuelPrices query={query} cities={prices?.cities} />
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
