import { getLocale, getTranslations } from 'next-intl/server';
import { STATE_FILTERS } from '#site/keys.mjs';
import { Sidebar } from '@/components/layout/Sidebar';
import { SiteFrame } from '@/components/layout/SiteFrame';
import { SIDEBAR_PX } from '@/components/layout/besideSidebar';
import { StoryScope } from '@/components/reader/StoryScope';
import { SuggestedLinks } from '@/components/search/SuggestedLinks';
import { DistrictLinks } from '@/components/section/DistrictLinks';
import { FilteredSection } from '@/components/section/FilteredSection';
import { Attractions, StateFacts } from '@/components/section/StateFacts';
import { StateLinks } from '@/components/section/StateLinks';
import { StaticBlock } from '@/components/static-html/StaticBlock';
import { PageTitle } from '@/components/ui/PageTitle';
import { shownSamples } from '@/lib/config/showsSamples';
import { stateById } from '@/lib/content/states';
import { localPath } from '@/lib/i18n/language';
import { localized } from '@/lib/i18n/localized';
import { redirectMoved } from '@/lib/oldAddresses/redirectMoved';
import { statePath } from '@/lib/pages/statePath';
import { setResponseStatus } from '@/lib/request/pageResponse';
import type { SearchParams } from '@/lib/request/queryParam';
import { valueOrEmpty } from '@/lib/result';
import { stateMetadata } from '@/lib/seo/metadata/sectionMetadata';
import { getLatest } from '@/lib/stories/getNews';

type Props = {
  params: Promise<{ state: string }>;
  searchParams: SearchParams;
};

export const generateMetadata = (props: Props) => stateMetadata(props);

export default async function StatePage({ params, searchParams }: Props) {
  const { state: id } = await params;
  const state = stateById(id);
  const [locale, t, pages] = await Promise.all([
    getLocale(),
    getTranslations('State'),
    getTranslations('Pages'),
  ]);
  const india = { path: '/india', name: pages('india') };
  if (!state) {
    setResponseStatus(await redirectMoved());
    return (
      <StoryScope>
        <SiteFrame
          path={`/india/${id}`}
          searchParams={searchParams}
          trail={[india, { name: t('notFound') }]}
        >
          <div className="page-width">
            <PageTitle lead={t('notFoundWhy')}>{t('notFound')}</PageTitle>
            <a href={localPath('/india', locale)} className="btn">
              {t('back')}
            </a>
            <SuggestedLinks />
          </div>
        </SiteFrame>
      </StoryScope>
    );
  }
  const latest = getLatest(locale);
  const [words, categories] = await Promise.all([
    getTranslations('India'),
    getTranslations('Categories'),
  ]);
  const path = statePath(state);
  const named = { state: localized(state.name, locale) };

  return (
    <StoryScope>
      <SiteFrame
        path={path}
        searchParams={searchParams}
        trail={[india, { path, name: localized(state.name, locale) }]}
      >
        <div className="page-width">
          <div className="grid gap-8 md:gap-12 [&>*]:min-w-0">
            <div>
              <PageTitle lead={localized(state.description, locale)} compact>
                {localized(state.name, locale)}
              </PageTitle>
              <StateFacts state={state} />
              <DistrictLinks state={state} />
              <FilteredSection
                path={path}
                searchParams={searchParams}
                title={t('latest', named)}
                latest={latest}
                listed={{ by: 'state', state: state.key }}
                categories={STATE_FILTERS.map((value) => ({
                  value,
                  news: [value],
                  label: categories(value),
                }))}
                samples={shownSamples(state.samples)}
                chosen={(await searchParams).category}
                empty={words('emptyState')}
                layout="lead"
                sidebar={{
                  aside: (
                    <>
                      <Sidebar shown={latest.then(valueOrEmpty)} />
                      <StaticBlock name="stateLinks" of={StateLinks} props={{ beside: state }} />
                    </>
                  ),
                  px: SIDEBAR_PX.latest + SIDEBAR_PX.states,
                }}
              />
            </div>
            <Attractions attractions={state.attractions} />
          </div>
        </div>
      </SiteFrame>
    </StoryScope>
  );
}
