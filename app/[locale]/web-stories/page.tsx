import { CategoryPage } from '@/components/section/CategoryPage';
import type { SearchParams } from '@/lib/request/queryParam';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

type Props = { searchParams: SearchParams };

export const generateMetadata = ({ searchParams }: Props) =>
  listMetadata('/web-stories', searchParams);

export default function WebStoriesPage({ searchParams }: Props) {
  return <CategoryPage searchParams={searchParams} path="/web-stories" layout="covers" />;
}
