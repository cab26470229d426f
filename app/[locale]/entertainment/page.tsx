import { ENTERTAINMENT } from '@/components/section/subdivided';
import { SubdividedPage } from '@/components/section/SubdividedPage';
import { pageMetadata } from '@/lib/seo/pageMetadata';

type Props = { searchParams: Promise<{ category?: string | string[] }> };

export const generateMetadata = () => pageMetadata(ENTERTAINMENT.path);

export default function EntertainmentPage({ searchParams }: Props) {
  return <SubdividedPage section={ENTERTAINMENT} searchParams={searchParams} />;
}
