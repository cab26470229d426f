import { CategoryPage } from '@/components/section/CategoryPage';
import { showsSamples } from '@/lib/config/showsSamples';
import type { SearchParams } from '@/lib/request/queryParam';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';
import { SignLinks } from '@/tools/horoscope/SignLinks';

type Props = { searchParams: SearchParams };

export const generateMetadata = ({ searchParams }: Props) =>
  listMetadata('/astrology', searchParams);

export default function AstrologyPage({ searchParams }: Props) {
  return (
    <CategoryPage searchParams={searchParams} path="/astrology">
      {showsSamples() && <SignLinks />}
    </CategoryPage>
  );
}
