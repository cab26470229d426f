import { getLocale, getTranslations } from 'next-intl/server';
import { ClimateBlock } from '@/components/section/ClimateBlock';
import { COLUMNS } from '@/components/section/cardColumns';
import { InsteadOfSamples } from '@/components/section/InsteadOfSamples';
import { LiveNews } from '@/components/section/LiveNews';
import { Regions } from '@/components/section/Regions';
import { SampleCard } from '@/components/section/SampleCard';
import { SectionFrame } from '@/components/section/SectionFrame';
import { BlockHeader } from '@/components/story/BlockHeader';
import { getLatest } from '@/lib/news/getNews';
import { WORLD_SAMPLES } from '@/lib/content/world';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';
import { showsSamples } from '@/lib/site/showsSamples';
import { categoriesOf } from '@/lib/site/subcategories';
import type { SearchParams } from '@/lib/http/queryParam';

type Props = { searchParams: SearchParams };

const PATH = '/world';

export const generateMetadata = ({ searchParams }: Props) => listMetadata(PATH, searchParams);

export default async function WorldPage({ searchParams }: Props) {
  const result = getLatest(await getLocale());
  const t = await getTranslations('World');
  return (
    <SectionFrame searchParams={searchParams} path={PATH}>
      <LiveNews
        searchParams={searchParams}
        path={PATH}
        section="world"
        isFirst
        result={result}
        categories={categoriesOf(PATH)}
        layout="front"
      />
      {showsSamples() ? (
        <>
          <section>
            <BlockHeader title={t('stories')} />
            <div className={`mt-2 ${COLUMNS} lg:grid-cols-4`}>
              {WORLD_SAMPLES.map((article) => (
                <SampleCard key={article.id} article={article} />
              ))}
            </div>
          </section>
          <Regions />
          <ClimateBlock />
        </>
      ) : (
        <InsteadOfSamples
          searchParams={searchParams}
          result={result}
          categories={categoriesOf(PATH)}
        />
      )}
    </SectionFrame>
  );
}
