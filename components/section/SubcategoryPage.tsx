import { getLocale, getTranslations } from 'next-intl/server';
import { StoryScope } from '@/components/actions/StoryScope';
import { SiteFrame } from '@/components/chrome/SiteFrame';
import { SuggestedLinks } from '@/components/search/SuggestedLinks';
import { EmptyState } from '@/components/ui/EmptyState';
import { PageTitle } from '@/components/ui/PageTitle';
import { setBriefCaching } from '@/lib/http/setBriefCaching';
import { BlockHeader } from '@/components/story/BlockHeader';
import { localPath } from '@/lib/i18n/language';
import { mostViewed } from '@/lib/content/sample';
import { getLatest } from '@/lib/news/getNews';
import { SECTIONS } from '@/lib/site/sections';
import { shownSamples } from '@/lib/site/showsSamples';
import { type SubdividedPath, subcategoriesOf } from '@/lib/site/subcategories';
import { RAIL_PX } from './besideRail';
import { THREE_COLUMNS } from './cardColumns';
import { InsteadOfSamples } from './InsteadOfSamples';
import { LiveNews } from './LiveNews';
import { PlainList } from './PlainList';
import { RankedSamples } from './RankedSamples';
import { SampleCard } from './SampleCard';
import { SectionFrame } from './SectionFrame';
import type { SearchParams } from '@/lib/http/queryParam';

type Props = {
  section: SubdividedPath;
  params: Promise<{ subcategory: string }>;
  searchParams: SearchParams;
};

const TRENDING = 3;

/**
 * One category of a section: its list, what trends in the section, and the other categories. One
 * that the section does not have is an empty list under the section's general title.
 */
export async function SubcategoryPage({ section, params, searchParams }: Props) {
  const { subcategory } = await params;
  const locale = await getLocale();
  const [pages, words] = await Promise.all([getTranslations('Pages'), getTranslations('Section')]);
  const samples = shownSamples(SECTIONS[section].samples);
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
    setBriefCaching();
    const [story, titles] = await Promise.all([
      getTranslations('Story'),
      getTranslations('Subsection'),
    ]);
    const { key } = SECTIONS[section];
    const path = `${section}/${subcategory}`;
    const title = titles(key);
    return (
      <StoryScope>
        <SiteFrame
          path={path}
          searchParams={searchParams}
          trail={[
            { path: section, name: pages(key) },
            { path, name: title },
          ]}
        >
          <div className="page-width pb-12">
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

  const result = getLatest(locale);
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
        rail={{ aside, px: () => RAIL_PX.latest }}
        after={
          own.length === 0 ? (
            <InsteadOfSamples searchParams={searchParams} result={result} categories={here.news} />
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
