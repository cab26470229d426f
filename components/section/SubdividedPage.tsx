import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { shownSamples } from '@/lib/config/showsSamples';
import { localPath } from '@/lib/i18n/language';
import { parsePageQuery } from '@/lib/pages/paging';
import { sectionPath } from '@/lib/pages/sectionPath';
import { samplesOf } from '@/lib/pages/sectionSamples';
import { SECTIONS } from '@/lib/pages/sections';
import { categoriesOf, subcategoriesOf } from '@/lib/pages/subcategories';
import type { SearchParams } from '@/lib/request/queryParam';
import { getArchivePage } from '@/lib/stories/getArchivePage';
import { getLatest } from '@/lib/stories/getNews';
import type { Listed } from '@/lib/stories/listOfPage';
import { FilteredSection } from './FilteredSection';
import { InsteadOfSamples } from './MoreStories';
import { SectionFrame } from './SectionFrame';

type Props = {
  path: string;
  searchParams: SearchParams;
  children?: ReactNode;
};

export async function SubdividedPage({ path, searchParams, children }: Props) {
  const [locale, number] = await Promise.all([getLocale(), parsePageQuery(searchParams)]);
  const latest = getLatest(locale);
  const listed: Listed = { by: 'categories', categories: categoriesOf(path) };
  const [pages, words, { category }] = await Promise.all([
    getTranslations('Pages'),
    getTranslations('Section'),
    searchParams,
  ]);
  const labels = await getTranslations('Categories');
  const { key } = SECTIONS[sectionPath(path)];
  const ownSamples = shownSamples(samplesOf(path));
  const categories = subcategoriesOf(path).map((one) => ({
    ...one,
    label: pages(one.key),
    href: localPath(one.path, locale),
  }));
  return (
    <SectionFrame path={path} searchParams={searchParams}>
      <FilteredSection
        path={path}
        searchParams={searchParams}
        title={words('latest', { kind: key, section: pages(key) })}
        latest={latest}
        listed={listed}
        categories={categories}
        samples={ownSamples}
        chosen={category}
        layout="front"
        named={categoriesOf(path).filter((name) => labels(name) === pages(key))}
        after={
          <>
            {children}
            {ownSamples.length === 0 && (
              <InsteadOfSamples result={getArchivePage(listed, locale, number)} path={path} />
            )}
          </>
        }
      />
    </SectionFrame>
  );
}
