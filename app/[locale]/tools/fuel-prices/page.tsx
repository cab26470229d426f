import { getTranslations } from 'next-intl/server';
import { currentFuel } from '@/lib/figures/current/currentPrices';
import type { QueryProps } from '@/lib/request/queryParam';
import { requestTime } from '@/lib/request/requestTime';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';
import { FuelPrices } from '@/tools/fuel/FuelPrices';
import { CityPricesFrame } from '@/tools/shared/CityPricesFrame';

const PATH = '/tools/fuel-prices';

export const generateMetadata = () => pageMetadata(PATH);

export default async function FuelPricesPage({ searchParams }: QueryProps) {
  const [about, query, now] = await Promise.all([
    getTranslations('FuelAbout'),
    searchParams,
    requestTime(),
  ]);
  const prices = currentFuel(now);
  return (
    <CityPricesFrame
      words="Fuel"
      path={PATH}
      searchParams={searchParams}
      prices={prices}
      about={
        <>
          <p>{about('prices')}</p>
          <p>{about('colours')}</p>
          <p>{about('sums')}</p>
        </>
      }
    >
      <FuelPrices query={query} cities={prices?.cities} />
    </CityPricesFrame>
  );
}
