import { SPORTS } from '@/components/section/subdivided';
import { SubdividedPage } from '@/components/section/SubdividedPage';
import { pageMetadata } from '@/lib/seo/pageMetadata';

type Props = { searchParams: Promise<{ category?: string | string[] }> };

export const generateMetadata = () => pageMetadata(SPORTS.path);

export default function SportsPage({ searchParams }: Props) {
  return <SubdividedPage section={SPORTS} searchParams={searchParams} />;
}
