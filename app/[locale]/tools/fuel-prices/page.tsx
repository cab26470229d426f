import { getTranslations } from 'next-intl/server';
import type { SearchParams } from '@/lib/request/queryParam';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';
import { FuelPrices } from '@/tools/fuel/FuelPrices';
import { ToolFrame } from '@/tools/shared/ToolFrame';

type Props = { searchParams: SearchParams };

const PATH = '/tools/fuel-prices';

export const generateMetadata = () => pageMetadata(PATH);

export default async function FuelPricesPage({ searchParams }: Props) {
  const [about, query] = await Promise.all([getTranslations('FuelAbout'), searchParams]);
  return (
    <ToolFrame
      searchParams={searchParams}
      path={PATH}
      source={about('source')}
      about={
        <>
          <p>{about('prices')}</p>
          <p>{about('colours')}</p>
          <p>{about('sums')}</p>
        </>
      }
    >
      <FuelPrices query={query} />
    </ToolFrame>
  );
}
