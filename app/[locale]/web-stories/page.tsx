import { CategoryPage } from '@/components/section/CategoryPage';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';
import type { SearchParams } from '@/lib/http/queryParam';

type Props = { searchParams: SearchParams };

export const generateMetadata = ({ searchParams }: Props) =>
  listMetadata('/web-stories', searchParams);

export default function WebStoriesPage({ searchParams }: Props) {
  return <CategoryPage searchParams={searchParams} path="/web-stories" layout="covers" />;
}
