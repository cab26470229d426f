import { getTranslations } from 'next-intl/server';
import type { SearchParams } from '@/lib/request/queryParam';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';
import { MetalRates } from '@/tools/metals/MetalRates';
import { ToolFrame } from '@/tools/shared/ToolFrame';

type Props = { searchParams: SearchParams };

const PATH = '/tools/metal-rates';

export const generateMetadata = () => pageMetadata(PATH);

export default async function MetalRatesPage({ searchParams }: Props) {
  const [about, query] = await Promise.all([getTranslations('MetalsAbout'), searchParams]);
  return (
    <ToolFrame
      searchParams={searchParams}
      path={PATH}
      source={about('source')}
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
      <MetalRates query={query} />
    </ToolFrame>
  );
}
