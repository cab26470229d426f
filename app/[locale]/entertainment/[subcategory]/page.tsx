import { subcategoryMetadata } from '@/lib/seo/metadata/subcategoryMetadata';
import { SubcategoryPage } from '@/components/section/SubcategoryPage';
import type { SearchParams } from '@/lib/http/queryParam';

type Props = { params: Promise<{ subcategory: string }>; searchParams: SearchParams };

const SECTION = '/entertainment';

export const generateMetadata = (props: Props) => subcategoryMetadata(SECTION, props);

export default function EntertainmentSubcategoryPage(props: Props) {
  return <SubcategoryPage section={SECTION} {...props} />;
}
