import { getLocale, getTranslations } from 'next-intl/server';
import { localized } from '@/lib/i18n/localized';
import { FilteredSection } from '@/components/section/FilteredSection';
import { RAIL_PX } from '@/components/section/besideRail';
import { Rail } from '@/components/section/Rail';
import { Attractions } from '@/components/state/Attractions';
import { StateFacts } from '@/components/state/StateFacts';
import { StaticBlock } from '@/components/server-html/StaticBlock';
import { StateLinks } from '@/components/state/StateLinks';
import { SuggestedLinks } from '@/components/search/SuggestedLinks';
import { StateNotFound } from '@/components/state/StateNotFound';
import { stateMetadata } from '@/lib/seo/metadata/stateMetadata';
import { shownSamples } from '@/lib/site/showsSamples';
import { statePath } from '@/lib/site/statePath';
import { PageTitle } from '@/components/ui/PageTitle';
import { setResponseStatus } from '@/lib/http/setResponseStatus';
import { getLatest } from '@/lib/news/getNews';
import { inState } from '@/lib/news/sections';
import { valueOrEmpty } from '@/lib/result';
import { stateById } from '@/lib/content/states/states';
import { STATE_CATEGORIES } from '@/lib/content/states/state';

type Props = {
  params: Promise<{ state: string }>;
  searchParams: Promise<{ category?: string | string[] }>;
};

export async function generateMetadata({ params, searchParams }: Props) {
  return stateMetadata((await params).state, (await searchParams).category);
}

/** A state: its facts, its live news and sample stories by category, its cities and sights. */
export default async function StatePage({ params, searchParams }: Props) {
  const state = stateById((await params).state);
  if (!state) {
    setResponseStatus(404);
    return (
      <>
        <StateNotFound />
        <SuggestedLinks />
      </>
    );
  }
  const locale = await getLocale();
  const result = getLatest(locale);
  const [t, india, categories] = await Promise.all([
    getTranslations('State'),
    getTranslations('India'),
    getTranslations('Categories'),
  ]);
  const named = { state: localized(state.name, locale) };

  return (
    <div className="grid gap-8 md:gap-12 [&>*]:min-w-0">
      <div>
        <PageTitle lead={localized(state.description, locale)} compact>
          {localized(state.name, locale)}
        </PageTitle>
        <StateFacts state={state} />
        <FilteredSection
          path={statePath(state)}
          title={t('latest', named)}
          result={result}
          choose={(latest) => inState(latest, state.key)}
          categories={STATE_CATEGORIES.map((value) => ({
            value,
            news: [value],
            label: categories(value),
          }))}
          samples={shownSamples(state.samples)}
          chosen={(await searchParams).category}
          empty={india('emptyState')}
          form="lead"
          rail={{
            aside: (
              <>
                <Rail shown={result.then(valueOrEmpty)} tools={false} />
                <StaticBlock name="stateLinks" of={StateLinks} props={{ beside: state }} />
              </>
            ),
            px: RAIL_PX.latest + RAIL_PX.states,
          }}
        />
      </div>
      <Attractions attractions={state.attractions} />
    </div>
  );
}
