import { CategoryPage } from '@/components/section/CategoryPage';
import { SignLinks } from '@/components/section/SignLinks';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';
import { showsSamples } from '@/lib/site/showsSamples';

export const generateMetadata = () => listMetadata('/astrology');

/** The signs, whose readings are samples, then the stories. */
export default function AstrologyPage() {
  return <CategoryPage path="/astrology">{showsSamples() && <SignLinks />}</CategoryPage>;
}
