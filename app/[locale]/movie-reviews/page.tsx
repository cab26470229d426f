import { getTranslations } from 'next-intl/server';
import { RatedSamples } from '@/components/samples/RatedSamples';
import { CategoryPage } from '@/components/section/CategoryPage';
import { showsSamples } from '@/lib/config/showsSamples';
import { ENTERTAINMENT_SAMPLES } from '@/lib/content/entertainment';
import { bestRated } from '@/lib/content/sample';
import type { SearchParams } from '@/lib/request/queryParam';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

type Props = { searchParams: SearchParams };

const RATED = 4;

export const generateMetadata = ({ searchParams }: Props) =>
  listMetadata('/movie-reviews', searchParams);

export default async function MovieReviewsPage({ searchParams }: Props) {
  const t = await getTranslations('Section');
  return (
    <CategoryPage
      searchParams={searchParams}
      path="/movie-reviews"
      more="videos"
      below={
        showsSamples() && (
          <RatedSamples title={t('bestRated')} samples={bestRated(ENTERTAINMENT_SAMPLES, RATED)} />
        )
      }
    />
  );
}
