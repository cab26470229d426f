import { CategoryPage } from '@/components/section/CategoryPage';
import { StaticArticle } from '@/components/section/StaticArticle';
import { TECHNOLOGY_ARTICLE } from '@/lib/content/technology';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

export const generateMetadata = () => listMetadata('/technology');

export default function TechnologyPage() {
  return <CategoryPage path="/technology" below={<StaticArticle article={TECHNOLOGY_ARTICLE} />} />;
}
