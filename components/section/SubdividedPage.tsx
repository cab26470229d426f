import { getLocale, getTranslations } from 'next-intl/server';
import { localPath } from '@/lib/i18n/language';
import { PAGES } from '@/lib/site/pages';
import { FilteredSamples } from './FilteredSamples';
import { LiveNews } from './LiveNews';
import { SectionFrame } from './SectionFrame';
import type { Subdivided } from './subdivided';
import { Tiles } from './Tiles';

type Props = { section: Subdivided; searchParams: Promise<{ category?: string | string[] }> };

/** The main page of a section whose categories have pages of their own. */
export async function SubdividedPage({ section: { path, subcategories, samples, news }, searchParams }: Props) {
  const [locale, pages, words] = [await getLocale(), await getTranslations('Pages'), await getTranslations('Section')];
  const categories = subcategories.map((one) => ({ value: one.value, label: pages(one.key), href: localPath(one.path, locale) }));
  return (
    <SectionFrame path={path}>
      <section>
        <h2 className="sr-only">{words('categories')}</h2>
        <FilteredSamples href={localPath(path, locale)} categories={categories} samples={samples} chosen={(await searchParams).category} />
      </section>
      <Tiles title={words('categories')} tiles={categories.map(({ href, label }) => ({ href, name: label }))} />
      <LiveNews section={pages(PAGES[path])} categories={[...news, ...subcategories.flatMap((one) => one.news)]} />
    </SectionFrame>
  );
}
