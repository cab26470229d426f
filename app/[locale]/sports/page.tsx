import { SubdividedPage } from '@/components/section/SubdividedPage';
import type { QueryProps } from '@/lib/request/queryParam';
import { subdividedMetadata } from '@/lib/seo/metadata/sectionMetadata';

const PATH = '/sports';

export const generateMetadata = ({ searchParams }: QueryProps) =>
  subdividedMetadata(PATH, searchParams);

export default function SportsPage({ searchParams }: QueryProps) {
  return <SubdividedPage path={PATH} searchParams={searchParams} />;
}
