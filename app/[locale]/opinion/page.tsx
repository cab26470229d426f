import { CategoryPage } from '@/components/section/CategoryPage';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = () => pageMetadata('/opinion');

export default function OpinionPage() {
  return <CategoryPage path="/opinion" category="opinion" />;
}
