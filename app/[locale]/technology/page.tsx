import { CategoryPage } from '@/components/section/CategoryPage';
import { StaticArticle } from '@/components/section/StaticArticle';
import { TECHNOLOGY_ARTICLE } from '@/lib/reference/technology';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = () => pageMetadata('/technology');

export default function TechnologyPage() {
  return <CategoryPage path="/technology" category="technology" below={<StaticArticle article={TECHNOLOGY_ARTICLE} />} />;
}
