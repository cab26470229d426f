import { subcategoryMetadata } from '@/lib/seo/metadata/subcategoryMetadata';
import { SubcategoryPage } from '@/components/section/SubcategoryPage';

type Props = { params: Promise<{ subcategory: string }> };

const SECTION = '/sports';

export const generateMetadata = ({ params }: Props) => subcategoryMetadata(SECTION, params);

export default function SportsSubcategoryPage({ params }: Props) {
  return <SubcategoryPage section={SECTION} params={params} />;
}
