import { CategoryPage } from '@/components/section/CategoryPage';
import type { SearchParams } from '@/lib/request/queryParam';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

type Props = { searchParams: SearchParams };

export const generateMetadata = ({ searchParams }: Props) => listMetadata('/premium', searchParams);

export default function PremiumPage({ searchParams }: Props) {
  return <CategoryPage searchParams={searchParams} path="/premium" />;
}
