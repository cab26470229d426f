import { CategoryPage } from '@/components/section/CategoryPage';
import type { SearchParams } from '@/lib/request/queryParam';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

type Props = { searchParams: SearchParams };

export const generateMetadata = ({ searchParams }: Props) => listMetadata('/photos', searchParams);

export default function PhotosPage({ searchParams }: Props) {
  return <CategoryPage searchParams={searchParams} path="/photos" layout="frames" />;
}
