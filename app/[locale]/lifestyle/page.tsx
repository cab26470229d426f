import { ArticlePage } from '@/components/section/ArticlePage';
import type { QueryProps } from '@/lib/request/queryParam';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

export const generateMetadata = ({ searchParams }: QueryProps) =>
  listMetadata('/lifestyle', searchParams);

export default function LifestylePage({ searchParams }: QueryProps) {
  return <ArticlePage searchParams={searchParams} path="/lifestyle" />;
}
