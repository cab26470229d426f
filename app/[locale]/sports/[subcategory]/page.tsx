import { SPORTS } from '@/components/section/subdivided';
import { subcategoryMetadata } from '@/components/section/subcategoryMetadata';
import { SubcategoryPage } from '@/components/section/SubcategoryPage';

type Props = { params: Promise<{ subcategory: string }> };

export const generateMetadata = ({ params }: Props) => subcategoryMetadata(SPORTS, params);

export default function SportsSubcategoryPage({ params }: Props) {
  return <SubcategoryPage section={SPORTS} params={params} />;
}
