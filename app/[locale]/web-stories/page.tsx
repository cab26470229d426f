import { CategoryPage } from '@/components/section/CategoryPage';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

export const generateMetadata = () => listMetadata('/web-stories');

export default function WebStoriesPage() {
  return <CategoryPage path="/web-stories" form="covers" />;
}
