import { ENTERTAINMENT } from '@/components/section/subdivided';
import { subdividedMetadata } from '@/components/section/subdividedMetadata';
import { SubdividedPage } from '@/components/section/SubdividedPage';

type Props = { searchParams: Promise<{ category?: string | string[] }> };

export const generateMetadata = ({ searchParams }: Props) =>
  subdividedMetadata(ENTERTAINMENT, searchParams);

export default function EntertainmentPage({ searchParams }: Props) {
  return <SubdividedPage section={ENTERTAINMENT} searchParams={searchParams} />;
}
