import { CategoryPage } from '@/components/section/CategoryPage';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = () => pageMetadata('/podcasts');

export default function PodcastsPage() {
  return <CategoryPage path="/podcasts" category="podcasts" />;
}
