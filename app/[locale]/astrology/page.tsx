import { CategoryPage } from '@/components/section/CategoryPage';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = () => pageMetadata('/astrology');

export default function AstrologyPage() {
  return <CategoryPage path="/astrology" category="astrology" />;
}
