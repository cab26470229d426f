import { subdividedMetadata } from '@/lib/seo/metadata/subdividedMetadata';
import { SubdividedPage } from '@/components/section/SubdividedPage';

type Props = { searchParams: Promise<{ category?: string | string[] }> };

const PATH = '/sports';

export const generateMetadata = ({ searchParams }: Props) => subdividedMetadata(PATH, searchParams);

export default function SportsPage({ searchParams }: Props) {
  return <SubdividedPage path={PATH} searchParams={searchParams} />;
}
