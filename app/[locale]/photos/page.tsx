import { CategoryPage } from '@/components/section/CategoryPage';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

export const generateMetadata = () => listMetadata('/photos');

export default function PhotosPage() {
  return <CategoryPage path="/photos" form="frames" />;
}
