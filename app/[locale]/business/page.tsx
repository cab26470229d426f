import { getLocale, getTranslations } from 'next-intl/server';
import { MARKET_SUMMARY } from '#site/markets.mjs';
import { Sidebar } from '@/components/layout/Sidebar';
import { SIDEBAR_PX } from '@/components/layout/besideSidebar';
import { FilteredSection } from '@/components/section/FilteredSection';
import { MarketHours, MarketSummary } from '@/components/section/Markets';
import { SectionFrame } from '@/components/section/SectionFrame';
import { Tiles } from '@/components/section/Tiles';
import { shownSamples } from '@/lib/config/showsSamples';
import { type CurrentIndex, currentMarkets } from '@/lib/figures/current/currentPrices';
import { dateAndTime } from '@/lib/format/timeOfDay';
import { localPath } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/locales';
import { samplesOf } from '@/lib/pages/sectionSamples';
import { isSection, sectionEntry } from '@/lib/pages/sections';
import { categoriesOf } from '@/lib/pages/subcategories';
import type { QueryProps } from '@/lib/request/queryParam';
import { requestTime } from '@/lib/request/requestTime';
import { valueOrEmpty } from '@/lib/result';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';
import { getLatest } from '@/lib/stories/getNews';

const PATH = '/business';

const HINTED = [
  'stockmarket',
  'startup',
  'banking',
  'realestate',
  'automobile',
  'ecommerce',
] as const;
const isHinted = (value: string): value is (typeof HINTED)[number] =>
  HINTED.some((hinted) => hinted === value);

const filters = () => (isSection(PATH) && sectionEntry(PATH).filters) || [];

async function closeNote(indices: readonly CurrentIndex[], locale: Locale): Promise<string> {
  const t = await getTranslations('MarketsNow');
  const oldest = Math.min(...indices.map(({ measuredAt }) => measuredAt));
  const close = t('close', dateAndTime(oldest, locale));
  const sources = new Set(indices.map(({ source }) => source).filter(Boolean));
  return [close, ...sources].join(' · ');
}

export async function generateMetadata({ searchParams }: QueryProps) {
  const { category } = await searchParams;
  const chosen = filters().find((value) => value === category);
  return listMetadata(PATH, searchParams, chosen && { by: 'categories', categories: [chosen] });
}

export default async function BusinessPage({ searchParams }: QueryProps) {
  const [locale, now] = await Promise.all([getLocale(), requestTime()]);
  const latest = getLatest(locale);
  const href = localPath(PATH, locale);
  const [t, names, pages, words] = await Promise.all([
    getTranslations('Business'),
    getTranslations('Categories'),
    getTranslations('Pages'),
    getTranslations('Section'),
  ]);
  const categories = filters().map((value) => ({
    value,
    news: [value],
    label: names(value),
    href: `${href}?category=${value}`,
  }));
  const markets = currentMarkets(now);
  const indices = markets ?? shownSamples(MARKET_SUMMARY);
  const hasFigures = indices.length > 0;
  const aside = (
    <>
      {hasFigures && (
        <MarketSummary
          indices={indices}
          note={markets ? await closeNote(markets, locale) : t('sampleFigures')}
        />
      )}
      <MarketHours now={now} />
      <Sidebar shown={latest.then(valueOrEmpty)} />
    </>
  );
  return (
    <SectionFrame searchParams={searchParams} path={PATH}>
      <FilteredSection
        searchParams={searchParams}
        path={PATH}
        title={words('latest', { kind: 'business', section: pages('business') })}
        latest={latest}
        listed={{ by: 'categories', categories: categoriesOf(PATH) }}
        categories={categories}
        samples={shownSamples(samplesOf(PATH))}
        chosen={(await searchParams).category}
        layout="lead"
        named={['business']}
        sidebar={{
          aside,
          px: SIDEBAR_PX.latest + SIDEBAR_PX.hours + (hasFigures ? SIDEBAR_PX.markets : 0),
        }}
      />
      <Tiles
        title={words('categories')}
        tiles={categories.map(({ value, label, href }) => ({
          href,
          name: label,
          hint: isHinted(value) ? t(`categories.${value}`) : '',
        }))}
        columns="sm:grid-cols-2 lg:grid-cols-3"
      />
    </SectionFrame>
  );
}
