import { ArticlePage } from '@/components/section/ArticlePage';
import type { SearchParams } from '@/lib/request/queryParam';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

type Props = { searchParams: SearchParams };

export const generateMetadata = ({ searchParams }: Props) =>
  listMetadata('/technology', searchParams);

export default function TechnologyPage({ searchParams }: Props) {
  return <ArticlePage searchParams={searchParams} path="/technology" />;
}
