import { CategoryPage } from '@/components/section/CategoryPage';
import type { QueryProps } from '@/lib/request/queryParam';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

export const generateMetadata = ({ searchParams }: QueryProps) =>
  listMetadata('/short-videos', searchParams);

export default function ShortVideosPage({ searchParams }: QueryProps) {
  return (
    <CategoryPage searchParams={searchParams} path="/short-videos" layout="shorts" more="videos" />
  );
}
