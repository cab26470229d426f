import { CategoryPage } from '@/components/section/CategoryPage';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = () => pageMetadata('/videos');

export default function VideosPage() {
  return <CategoryPage path="/videos" category="videos" />;
}
