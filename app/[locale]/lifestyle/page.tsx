import { CategoryPage } from '@/components/section/CategoryPage';
import { StaticArticle } from '@/components/section/StaticArticle';
import { LIFESTYLE_ARTICLE } from '@/lib/reference/lifestyle';
import { listMetadata } from '@/lib/seo/listMetadata';

export const generateMetadata = () => listMetadata('/lifestyle');

export default function LifestylePage() {
  return (
    <CategoryPage
      path="/lifestyle"
      category="lifestyle"
      below={<StaticArticle article={LIFESTYLE_ARTICLE} />}
    />
  );
}
