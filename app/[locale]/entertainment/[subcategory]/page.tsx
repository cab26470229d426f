import { ENTERTAINMENT } from '@/components/section/subdivided';
import { subcategoryMetadata } from '@/components/section/subcategoryMetadata';
import { SubcategoryPage } from '@/components/section/SubcategoryPage';

type Props = { params: Promise<{ subcategory: string }> };

export const generateMetadata = ({ params }: Props) => subcategoryMetadata(ENTERTAINMENT, params);

export default function EntertainmentSubcategoryPage({ params }: Props) {
  return <SubcategoryPage section={ENTERTAINMENT} params={params} />;
}
