import { getTranslations } from 'next-intl/server';
import { CategoryPage } from '@/components/section/CategoryPage';
import { RatedSamples } from '@/components/section/RatedSamples';
import { ENTERTAINMENT_SAMPLES } from '@/lib/content/entertainment';
import { bestRated } from '@/lib/content/sample';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';
import { showsSamples } from '@/lib/site/showsSamples';
import type { SearchParams } from '@/lib/http/queryParam';

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
