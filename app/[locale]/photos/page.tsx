import { CategoryPage } from '@/components/section/CategoryPage';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = () => pageMetadata('/photos');

export default function PhotosPage() {
  return <CategoryPage path="/photos" category="photos" />;
}
