import { SubdividedPage } from '@/components/section/SubdividedPage';
import { SubcategoryTiles } from '@/components/section/Tiles';
import type { SearchParams } from '@/lib/request/queryParam';
import { subdividedMetadata } from '@/lib/seo/metadata/sectionMetadata';

type Props = { searchParams: SearchParams };

const PATH = '/entertainment';

export const generateMetadata = ({ searchParams }: Props) => subdividedMetadata(PATH, searchParams);

export default function EntertainmentPage({ searchParams }: Props) {
  return (
    <SubdividedPage path={PATH} searchParams={searchParams}>
      <SubcategoryTiles section={PATH} />
    </SubdividedPage>
  );
}
