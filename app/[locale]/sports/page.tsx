import { SPORTS } from '@/components/section/subdivided';
import { subdividedMetadata } from '@/components/section/subdividedMetadata';
import { SubdividedPage } from '@/components/section/SubdividedPage';

type Props = { searchParams: Promise<{ category?: string | string[] }> };

export const generateMetadata = ({ searchParams }: Props) =>
  subdividedMetadata(SPORTS, searchParams);

export default function SportsPage({ searchParams }: Props) {
  return <SubdividedPage section={SPORTS} searchParams={searchParams} />;
}
