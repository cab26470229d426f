import { subdividedMetadata } from '@/lib/seo/metadata/subdividedMetadata';
import { SubcategoryTiles } from '@/components/section/SubcategoryTiles';
import { SubdividedPage } from '@/components/section/SubdividedPage';
import type { SearchParams } from '@/lib/http/queryParam';

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
