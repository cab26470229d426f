import { CategoryPage } from '@/components/section/CategoryPage';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

export const generateMetadata = () => listMetadata('/astrology');

export default function AstrologyPage() {
  return <CategoryPage path="/astrology" />;
}
