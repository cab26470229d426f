import { CategoryPage } from '@/components/section/CategoryPage';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';
import type { SearchParams } from '@/lib/http/queryParam';

type Props = { searchParams: SearchParams };

export const generateMetadata = ({ searchParams }: Props) => listMetadata('/photos', searchParams);

export default function PhotosPage({ searchParams }: Props) {
  return <CategoryPage searchParams={searchParams} path="/photos" layout="frames" />;
}
