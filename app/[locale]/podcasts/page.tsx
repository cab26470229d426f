import { CategoryPage } from '@/components/section/CategoryPage';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

export const generateMetadata = () => listMetadata('/podcasts');

export default function PodcastsPage() {
  return <CategoryPage path="/podcasts" form="plays" />;
}
