import { CategoryPage } from '@/components/section/CategoryPage';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = () => pageMetadata('/movie-reviews');

export default function MovieReviewsPage() {
  return <CategoryPage path="/movie-reviews" category="moviereviews" />;
}
