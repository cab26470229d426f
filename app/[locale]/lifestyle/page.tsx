import { ArticlePage } from '@/components/section/ArticlePage';
import { LIFESTYLE_ARTICLE } from '@/lib/content/lifestyle';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

export const generateMetadata = () => listMetadata('/lifestyle');

export default function LifestylePage() {
  return <ArticlePage path="/lifestyle" article={LIFESTYLE_ARTICLE} />;
}
