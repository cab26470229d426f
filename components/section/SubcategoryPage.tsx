import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/SiteFrame';
import { SIDEBAR_PX } from '@/components/layout/besideSidebar';
import { StoryScope } from '@/components/reader/StoryScope';
import { RankedSamples } from '@/components/samples/RankedSamples';
import { SampleCard } from '@/components/samples/SampleCard';
import { SuggestedLinks } from '@/components/search/SuggestedLinks';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { EmptyState } from '@/components/ui/EmptyState';
import { PageTitle } from '@/components/ui/PageTitle';
import { PlainList } from '@/components/ui/PlainList';
import { THREE_COLUMNS } from '@/components/ui/columns';
import { shownSamples } from '@/lib/config/showsSamples';
import { mostViewed } from '@/lib/content/sample';
import { localPath } from '@/lib/i18n/language';
import { redirectMoved } from '@/lib/oldAddresses/redirectMoved';
import { parsePageQuery } from '@/lib/pages/paging';
import { sectionPath } from '@/lib/pages/sectionPath';
import { samplesOf } from '@/lib/pages/sectionSamples';
import { SECTIONS } from '@/lib/pages/sections';
import { subcategoriesOf, type SubdividedRoute, SUBSECTIONS } from '@/lib/pages/subcategories';
import { setBriefCaching } from '@/lib/request/pageResponse';
import type { SearchParams } from '@/lib/request/queryParam';
import { getArchivePage } from '@/lib/stories/getArchivePage';
import { LiveNews } from './LiveNews';
import { InsteadOfSamples } from './MoreStories';
import { SectionFrame } from './SectionFrame';

type Props = {
  section: SubdividedRoute;
  params: Promise<{ subcategory: string }>;
  searchParams: SearchParams;
};

const TRENDING = 3;

export async function SubcategoryPage({ section, params, searchParams }: Props) {
  const { subcategory } = await params;
  const locale = await getLocale();
  const [pages, words] = await Promise.all([getTranslations('Pages'), getTranslations('Section')]);
  const subcategories = subcategoriesOf(section);
  const here = subcategories.find(({ value }) => value === subcategory);
  const others = subcategories.filter((one) => one !== here);
  const related = (
    <PlainList
      title={words('related')}
      items={others.map(({ key, path }) => ({ name: pages(key), href: localPath(path, locale) }))}
    />
  );
  if (!here) {
    await redirectMoved();
    setBriefCaching();
    return (
      <UnknownSubcategory
        section={section}
        path={`${section}/${subcategory}`}
        related={related}
        searchParams={searchParams}
      />
    );
  }

  const samples = shownSamples(samplesOf(section));
  const listed = { by: 'categories', categories: here.news } as const;
  const result = getArchivePage(listed, locale, await parsePageQuery(searchParams));
  const own = samples.filter(({ category }) => category === here.value);
  const aside = (
    <>
      <RankedSamples title={words('trendingTop')} samples={mostViewed(samples, TRENDING)} />
      {related}
    </>
  );
  return (
    <SectionFrame path={here.path} searchParams={searchParams}>
      <LiveNews
        path={here.path}
        searchParams={searchParams}
        section={here.key}
        isFirst
        result={result}
        categories={here.news}
        layout="lead"
        sidebar={{ aside, px: () => SIDEBAR_PX.latest }}
        after={() =>
          own.length === 0 ? (
            <InsteadOfSamples result={result} path={here.path} />
          ) : (
            <section>
              <BlockHeader title={words('samples')} />
              <div className={THREE_COLUMNS}>
                {own.map((article) => (
                  <SampleCard key={article.id} article={article} />
                ))}
              </div>
            </section>
          )
        }
      />
    </SectionFrame>
  );
}

type UnknownProps = Pick<Props, 'section' | 'searchParams'> & { path: string; related: ReactNode };

async function UnknownSubcategory({ section, path, related, searchParams }: UnknownProps) {
  const [pages, story, titles] = await Promise.all([
    getTranslations('Pages'),
    getTranslations('Story'),
    getTranslations('Subsection'),
  ]);
  const title = titles(SUBSECTIONS[section]);
  const trail = [
    { path: section, name: pages(SECTIONS[sectionPath(section)].key) },
    { path, name: title },
  ];
  return (
    <StoryScope>
      <SiteFrame path={path} searchParams={searchParams} trail={trail}>
        <div className="page-width">
          <PageTitle>{title}</PageTitle>
          <div className="grid gap-8 md:gap-12">
            <EmptyState title={story('emptyCategory')} />
            {related}
          </div>
          <SuggestedLinks />
        </div>
      </SiteFrame>
    </StoryScope>
  );
}
