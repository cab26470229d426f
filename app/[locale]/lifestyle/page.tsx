import { ArticlePage } from '@/components/section/ArticlePage';
import type { SearchParams } from '@/lib/request/queryParam';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

type Props = { searchParams: SearchParams };

export const generateMetadata = ({ searchParams }: Props) =>
  listMetadata('/lifestyle', searchParams);

export default function LifestylePage({ searchParams }: Props) {
  return <ArticlePage searchParams={searchParams} path="/lifestyle" />;
}
