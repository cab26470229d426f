import { CategoryPage } from '@/components/section/CategoryPage';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';
import type { SearchParams } from '@/lib/http/queryParam';

type Props = { searchParams: SearchParams };

export const generateMetadata = ({ searchParams }: Props) => listMetadata('/premium', searchParams);

export default function PremiumPage({ searchParams }: Props) {
  return <CategoryPage searchParams={searchParams} path="/premium" />;
}
