import { CategoryPage } from '@/components/section/CategoryPage';
import type { SearchParams } from '@/lib/request/queryParam';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

type Props = { searchParams: SearchParams };

export const generateMetadata = ({ searchParams }: Props) =>
  listMetadata('/short-videos', searchParams);

export default function ShortVideosPage({ searchParams }: Props) {
  return (
    <CategoryPage searchParams={searchParams} path="/short-videos" layout="shorts" more="videos" />
  );
}
