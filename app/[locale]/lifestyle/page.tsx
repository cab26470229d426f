import { CategoryPage } from '@/components/section/CategoryPage';
import { StaticArticle } from '@/components/section/StaticArticle';
import { LIFESTYLE_ARTICLE } from '@/lib/content/lifestyle';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

export const generateMetadata = () => listMetadata('/lifestyle');

export default function LifestylePage() {
  return <CategoryPage path="/lifestyle" below={<StaticArticle article={LIFESTYLE_ARTICLE} />} />;
}
