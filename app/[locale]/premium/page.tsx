import { CategoryPage } from '@/components/section/CategoryPage';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

export const generateMetadata = () => listMetadata('/premium');

export default function PremiumPage() {
  return <CategoryPage path="/premium" />;
}
