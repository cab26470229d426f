import { getLocale, getTranslations } from 'next-intl/server';
import { FilteredSection } from '@/components/section/FilteredSection';
import { MarketHours } from '@/components/section/MarketHours';
import { MarketSummary } from '@/components/section/MarketSummary';
import { SectionFrame } from '@/components/section/SectionFrame';
import { Tiles } from '@/components/section/Tiles';
import { localPath } from '@/lib/i18n/language';
import { getLatest } from '@/lib/news/getNews';
import { inCategories } from '@/lib/news/sections';
import { BUSINESS_CATEGORIES, BUSINESS_SAMPLES } from '@/lib/content/business';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';
import { categoriesOf } from '@/lib/site/subcategories';

type Props = { searchParams: Promise<{ category?: string | string[] }> };

const PATH = '/business';

export async function generateMetadata({ searchParams }: Props) {
  const { category } = await searchParams;
  const chosen = BUSINESS_CATEGORIES.find((value) => value === category);
  return listMetadata(PATH, chosen && ((latest) => inCategories(latest, [chosen])));
}

/**
 * News and samples first, then the sample figures; the categories have no pages of their own, their
 * tiles choose the filter.
 */
export default async function BusinessPage({ searchParams }: Props) {
  const locale = await getLocale();
  const result = getLatest(locale);
  const href = localPath(PATH, locale);
  const [names, pages, words] = [
    await getTranslations('Categories'),
    await getTranslations('Pages'),
    await getTranslations('Section'),
  ];
  const categories = BUSINESS_CATEGORIES.map((value) => ({
    value,
    news: [value],
    label: names(value),
    href: `${href}?category=${value}`,
  }));
  return (
    <SectionFrame path={PATH}>
      <FilteredSection
        path={PATH}
        title={words('latest', { section: pages('business') })}
        result={result}
        choose={(latest) => inCategories(latest, categoriesOf(PATH))}
        categories={categories}
        samples={BUSINESS_SAMPLES}
        chosen={(await searchParams).category}
      />
      <MarketSummary />
      <div className="grid gap-8 md:grid-cols-2 md:gap-[calc(2*var(--col-gap))]">
        <Tiles
          title={words('categories')}
          tiles={categories.map((category) => ({ href: category.href, name: category.label }))}
        />
        <MarketHours />
      </div>
    </SectionFrame>
  );
}
