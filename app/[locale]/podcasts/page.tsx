import { CategoryPage } from '@/components/section/CategoryPage';
import type { QueryProps } from '@/lib/request/queryParam';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

export const generateMetadata = ({ searchParams }: QueryProps) =>
  listMetadata('/podcasts', searchParams);

export default function PodcastsPage({ searchParams }: QueryProps) {
  return <CategoryPage searchParams={searchParams} path="/podcasts" layout="plays" />;
}
