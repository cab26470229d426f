import { CategoryPage } from '@/components/section/CategoryPage';
import { showsSamples } from '@/lib/config/showsSamples';
import type { QueryProps } from '@/lib/request/queryParam';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';
import { SignLinks } from '@/tools/horoscope/SignLinks';

export const generateMetadata = ({ searchParams }: QueryProps) =>
  listMetadata('/astrology', searchParams);

export default function AstrologyPage({ searchParams }: QueryProps) {
  return (
    <CategoryPage searchParams={searchParams} path="/astrology">
      {showsSamples() && <SignLinks />}
    </CategoryPage>
  );
}
