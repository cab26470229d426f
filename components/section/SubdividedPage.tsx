import { getLocale, getTranslations } from 'next-intl/server';
import { localPath } from '@/lib/i18n/language';
import { getLatest } from '@/lib/news/getNews';
import { inCategories } from '@/lib/news/sections';
import { PAGES } from '@/lib/site/pages';
import { FilteredSection } from './FilteredSection';
import { SectionFrame } from './SectionFrame';
import type { Subdivided } from './subdivided';
import { Tiles } from './Tiles';

type Props = { section: Subdivided; searchParams: Promise<{ category?: string | string[] }> };

/** The main page of a section whose categories have pages of their own. */
export async function SubdividedPage({
  section: { path, subcategories, samples, news },
  searchParams,
}: Props) {
  const locale = await getLocale();
  const reading = getLatest(locale);
  const [pages, words, { category }] = [
    await getTranslations('Pages'),
    await getTranslations('Section'),
    await searchParams,
  ];
  const categories = subcategories.map((one) => ({
    ...one,
    label: pages(one.key),
    href: localPath(one.path, locale),
  }));
  return (
    <SectionFrame path={path}>
      <FilteredSection
        path={path}
        title={words('latest', { section: pages(PAGES[path]) })}
        reading={reading}
        choose={(latest) =>
          inCategories(latest, [...news, ...categories.flatMap((one) => one.news)])
        }
        categories={categories}
        samples={samples}
        chosen={category}
      />
      <Tiles
        title={words('categories')}
        tiles={categories.map(({ href, label }) => ({ href, name: label }))}
      />
    </SectionFrame>
  );
}
