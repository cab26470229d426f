import { SPORTS } from '@/components/section/subdivided';
import { SubdividedPage } from '@/components/section/SubdividedPage';
import { listMetadata } from '@/lib/seo/listMetadata';

type Props = { searchParams: Promise<{ category?: string | string[] }> };

export const generateMetadata = () => listMetadata(SPORTS.path);

export default function SportsPage({ searchParams }: Props) {
  return <SubdividedPage section={SPORTS} searchParams={searchParams} />;
}
