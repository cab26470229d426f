import { CategoryPage } from '@/components/section/CategoryPage';
import type { QueryProps } from '@/lib/request/queryParam';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

export const generateMetadata = ({ searchParams }: QueryProps) =>
  listMetadata('/web-stories', searchParams);

export default function WebStoriesPage({ searchParams }: QueryProps) {
  return <CategoryPage searchParams={searchParams} path="/web-stories" layout="covers" />;
}
