import { ArticlePage } from '@/components/section/ArticlePage';
import type { QueryProps } from '@/lib/request/queryParam';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

export const generateMetadata = ({ searchParams }: QueryProps) =>
  listMetadata('/technology', searchParams);

export default function TechnologyPage({ searchParams }: QueryProps) {
  return <ArticlePage searchParams={searchParams} path="/technology" />;
}
