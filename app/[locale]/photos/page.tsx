import { CategoryPage } from '@/components/section/CategoryPage';
import type { QueryProps } from '@/lib/request/queryParam';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

export const generateMetadata = ({ searchParams }: QueryProps) =>
  listMetadata('/photos', searchParams);

export default function PhotosPage({ searchParams }: QueryProps) {
  return <CategoryPage searchParams={searchParams} path="/photos" layout="frames" />;
}
