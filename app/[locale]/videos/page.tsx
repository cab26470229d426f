import { CategoryPage } from '@/components/section/CategoryPage';
import type { QueryProps } from '@/lib/request/queryParam';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

export const generateMetadata = ({ searchParams }: QueryProps) =>
  listMetadata('/videos', searchParams);

export default function VideosPage({ searchParams }: QueryProps) {
  return <CategoryPage searchParams={searchParams} path="/videos" layout="watch" more="videos" />;
}
