import { getLocale, getTranslations } from 'next-intl/server';
import { FilteredSamples } from '@/components/section/FilteredSamples';
import { LiveNews } from '@/components/section/LiveNews';
import { MarketHours } from '@/components/section/MarketHours';
import { MarketSummary } from '@/components/section/MarketSummary';
import { SectionFrame } from '@/components/section/SectionFrame';
import { Tiles } from '@/components/section/Tiles';
import { localPath } from '@/lib/i18n/language';
import { BUSINESS_CATEGORIES, BUSINESS_SAMPLES } from '@/lib/reference/business';
import { pageMetadata } from '@/lib/seo/pageMetadata';

type Props = { searchParams: Promise<{ category?: string | string[] }> };

const PATH = '/business';

export const generateMetadata = () => pageMetadata(PATH);

/** Markets first; the categories have no pages of their own, their tiles choose the filter. */
export default async function BusinessPage({ searchParams }: Props) {
  const href = localPath(PATH, await getLocale());
  const [names, pages, words] = [await getTranslations('Categories'), await getTranslations('Pages'), await getTranslations('Section')];
  const categories = BUSINESS_CATEGORIES.map((value) => ({ value, label: names(value), href: `${href}?category=${value}` }));
  return (
    <SectionFrame path={PATH}>
      <MarketSummary />
      <section>
        <h2 className="sr-only">{words('categories')}</h2>
        <FilteredSamples href={href} categories={categories} samples={BUSINESS_SAMPLES} chosen={(await searchParams).category} />
      </section>
      <div className="grid gap-8 md:grid-cols-2 md:gap-[calc(2*var(--col-gap))]">
        <Tiles title={words('categories')} tiles={categories.map((category) => ({ href: category.href, name: category.label }))} />
        <MarketHours />
      </div>
      <LiveNews section={pages('business')} categories={['business', ...BUSINESS_CATEGORIES]} />
    </SectionFrame>
  );
}
