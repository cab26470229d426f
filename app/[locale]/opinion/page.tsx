import { CategoryPage } from '@/components/section/CategoryPage';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';
import type { SearchParams } from '@/lib/http/queryParam';

type Props = { searchParams: SearchParams };

export const generateMetadata = ({ searchParams }: Props) => listMetadata('/opinion', searchParams);

export default function OpinionPage({ searchParams }: Props) {
  return <CategoryPage searchParams={searchParams} path="/opinion" layout="opinions" />;
}
