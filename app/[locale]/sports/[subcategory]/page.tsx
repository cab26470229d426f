import { SubcategoryPage } from '@/components/section/SubcategoryPage';
import type { SearchParams } from '@/lib/request/queryParam';
import { subcategoryMetadata } from '@/lib/seo/metadata/sectionMetadata';

type Props = { params: Promise<{ subcategory: string }>; searchParams: SearchParams };

const SECTION = '/sports';

export const generateMetadata = (props: Props) => subcategoryMetadata(SECTION, props);

export default function SportsSubcategoryPage(props: Props) {
  return <SubcategoryPage section={SECTION} {...props} />;
}
