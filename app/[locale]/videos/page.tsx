import { CategoryPage } from '@/components/section/CategoryPage';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

export const generateMetadata = () => listMetadata('/videos');

export default function VideosPage() {
  return <CategoryPage path="/videos" form="watch" more="videos" />;
}
