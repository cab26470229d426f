import { getLocale, getTranslations } from 'next-intl/server';
import { SampleCard } from '@/components/samples/SampleCard';
import { LiveNews } from '@/components/section/LiveNews';
import { InsteadOfSamples } from '@/components/section/MoreStories';
import { SectionFrame } from '@/components/section/SectionFrame';
import { ClimateBlock, Regions } from '@/components/section/WorldBlocks';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { COLUMNS } from '@/components/ui/columns';
import { shownSamples } from '@/lib/config/showsSamples';
import { parsePageQuery } from '@/lib/pages/paging';
import { samplesOf } from '@/lib/pages/sectionSamples';
import { categoriesOf } from '@/lib/pages/subcategories';
import type { QueryProps } from '@/lib/request/queryParam';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';
import { getArchivePage } from '@/lib/stories/getArchivePage';

const PATH = '/world';

export const generateMetadata = ({ searchParams }: QueryProps) => listMetadata(PATH, searchParams);

export default async function WorldPage({ searchParams }: QueryProps) {
  const [locale, number] = await Promise.all([getLocale(), parsePageQuery(searchParams)]);
  const result = getArchivePage(
    { by: 'categories', categories: categoriesOf(PATH) },
    locale,
    number,
  );
  const t = await getTranslations('World');
  const samples = shownSamples(samplesOf(PATH));
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
        after={() =>
          samples.length > 0 ? (
            <>
              <section>
                <BlockHeader title={t('stories')} />
                <div className={`mt-2 ${COLUMNS} lg:grid-cols-4`}>
                  {samples.map((article) => (
                    <SampleCard key={article.id} article={article} />
                  ))}
                </div>
              </section>
              <Regions />
              <ClimateBlock />
            </>
          ) : (
            <InsteadOfSamples result={result} path={PATH} />
          )
        }
      />
    </SectionFrame>
  );
}
