import { CategoryPage } from '@/components/section/CategoryPage';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = () => pageMetadata('/web-stories');

export default function WebStoriesPage() {
  return <CategoryPage path="/web-stories" category="webstories" />;
}
