import { getTranslations } from 'next-intl/server';
import { RatedSamples } from '@/components/samples/RatedSamples';
import { CategoryPage } from '@/components/section/CategoryPage';
import { shownSamples } from '@/lib/config/showsSamples';
import { bestRated } from '@/lib/content/sample';
import { samplesOf } from '@/lib/pages/sectionSamples';
import type { QueryProps } from '@/lib/request/queryParam';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

const RATED = 4;

export const generateMetadata = ({ searchParams }: QueryProps) =>
  listMetadata('/movie-reviews', searchParams);

export default async function MovieReviewsPage({ searchParams }: QueryProps) {
  const t = await getTranslations('Section');
  const rated = bestRated(shownSamples(samplesOf('/entertainment')), RATED);
  return (
    <CategoryPage
      searchParams={searchParams}
      path="/movie-reviews"
      more="videos"
      below={rated.length > 0 && <RatedSamples title={t('bestRated')} samples={rated} />}
    />
  );
}
