import { ArticlePage } from '@/components/section/ArticlePage';
import { TECHNOLOGY_ARTICLE } from '@/lib/content/technology';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

export const generateMetadata = () => listMetadata('/technology');

export default function TechnologyPage() {
  return <ArticlePage path="/technology" article={TECHNOLOGY_ARTICLE} />;
}
