import { CategoryPage } from '@/components/section/CategoryPage';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = () => pageMetadata('/premium');

export default function PremiumPage() {
  return <CategoryPage path="/premium" category="premium" />;
}
