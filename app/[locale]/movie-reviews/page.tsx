import { CategoryPage } from '@/components/section/CategoryPage';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

export const generateMetadata = () => listMetadata('/movie-reviews');

export default function MovieReviewsPage() {
  return <CategoryPage path="/movie-reviews" />;
}
