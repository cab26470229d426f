import { CategoryPage } from '@/components/section/CategoryPage';
import { SignLinks } from '@/components/section/SignLinks';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';
import { showsSamples } from '@/lib/site/showsSamples';
import type { SearchParams } from '@/lib/http/queryParam';

type Props = { searchParams: SearchParams };

export const generateMetadata = ({ searchParams }: Props) =>
  listMetadata('/astrology', searchParams);

/** The signs, whose readings are samples, then the stories. */
export default function AstrologyPage({ searchParams }: Props) {
  return (
    <CategoryPage searchParams={searchParams} path="/astrology">
      {showsSamples() && <SignLinks />}
    </CategoryPage>
  );
}
