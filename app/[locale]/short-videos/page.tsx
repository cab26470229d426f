import { CategoryPage } from '@/components/section/CategoryPage';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = () => pageMetadata('/short-videos');

export default function ShortVideosPage() {
  return <CategoryPage path="/short-videos" category="shortvideos" />;
}
