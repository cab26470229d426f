import { getTranslations } from 'next-intl/server';
import { currentMetals } from '@/lib/figures/current/currentPrices';
import type { QueryProps } from '@/lib/request/queryParam';
import { requestTime } from '@/lib/request/requestTime';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';
import { MetalRates } from '@/tools/metals/MetalRates';
import { CityPricesFrame } from '@/tools/shared/CityPricesFrame';

const PATH = '/tools/metal-rates';

export const generateMetadata = () => pageMetadata(PATH);

export default async function MetalRatesPage({ searchParams }: QueryProps) {
  const [about, query, now] = await Promise.all([
    getTranslations('MetalsAbout'),
    searchParams,
    requestTime(),
  ]);
  const prices = currentMetals(now);
  return (
    <CityPricesFrame
      words="Metals"
      path={PATH}
      searchParams={searchParams}
      prices={prices}
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
    </CityPricesFrame>
  );
}
