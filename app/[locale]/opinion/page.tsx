import { CategoryPage } from '@/components/section/CategoryPage';
import type { QueryProps } from '@/lib/request/queryParam';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

export const generateMetadata = ({ searchParams }: QueryProps) =>
  listMetadata('/opinion', searchParams);

export default function OpinionPage({ searchParams }: QueryProps) {
  return <CategoryPage searchParams={searchParams} path="/opinion" layout="opinions" />;
}
