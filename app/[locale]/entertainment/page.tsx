import { ENTERTAINMENT } from '@/components/section/subdivided';
import { SubdividedPage } from '@/components/section/SubdividedPage';
import { listMetadata } from '@/lib/seo/listMetadata';

type Props = { searchParams: Promise<{ category?: string | string[] }> };

export const generateMetadata = () => listMetadata(ENTERTAINMENT.path);

export default function EntertainmentPage({ searchParams }: Props) {
  return <SubdividedPage section={ENTERTAINMENT} searchParams={searchParams} />;
}
