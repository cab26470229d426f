import { SubdividedPage } from '@/components/section/SubdividedPage';
import { SubcategoryTiles } from '@/components/section/Tiles';
import type { QueryProps } from '@/lib/request/queryParam';
import { subdividedMetadata } from '@/lib/seo/metadata/sectionMetadata';

const PATH = '/entertainment';

export const generateMetadata = ({ searchParams }: QueryProps) =>
  subdividedMetadata(PATH, searchParams);

export default function EntertainmentPage({ searchParams }: QueryProps) {
  return (
    <SubdividedPage path={PATH} searchParams={searchParams}>
      <SubcategoryTiles section={PATH} />
    </SubdividedPage>
  );
}
