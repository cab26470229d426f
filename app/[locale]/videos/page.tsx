import { CategoryPage } from '@/components/section/CategoryPage';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';
import type { SearchParams } from '@/lib/http/queryParam';

type Props = { searchParams: SearchParams };

export const generateMetadata = ({ searchParams }: Props) => listMetadata('/videos', searchParams);

export default function VideosPage({ searchParams }: Props) {
  return <CategoryPage searchParams={searchParams} path="/videos" layout="watch" more="videos" />;
}
