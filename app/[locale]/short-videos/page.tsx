import { CategoryPage } from '@/components/section/CategoryPage';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

export const generateMetadata = () => listMetadata('/short-videos');

export default function ShortVideosPage() {
  return <CategoryPage path="/short-videos" form="shorts" more="videos" />;
}
