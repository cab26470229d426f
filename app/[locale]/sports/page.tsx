import { SubdividedPage } from '@/components/section/SubdividedPage';
import type { SearchParams } from '@/lib/request/queryParam';
import { subdividedMetadata } from '@/lib/seo/metadata/sectionMetadata';

type Props = { searchParams: SearchParams };

const PATH = '/sports';

export const generateMetadata = ({ searchParams }: Props) => subdividedMetadata(PATH, searchParams);

export default function SportsPage({ searchParams }: Props) {
  return <SubdividedPage path={PATH} searchParams={searchParams} />;
}
