import { CategoryPage } from '@/components/section/CategoryPage';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

export const generateMetadata = () => listMetadata('/opinion');

export default function OpinionPage() {
  return <CategoryPage path="/opinion" form="opinions" />;
}
