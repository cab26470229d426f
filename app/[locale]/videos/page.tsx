import { CategoryPage } from '@/components/section/CategoryPage';
import { listMetadata } from '@/lib/seo/listMetadata';

export const generateMetadata = () => listMetadata('/videos');

export default function VideosPage() {
  return <CategoryPage path="/videos" category="videos" />;
}
