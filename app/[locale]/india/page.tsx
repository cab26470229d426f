import { getLocale, getTranslations } from 'next-intl/server';
import { SharedFeed } from '@/components/layout/SharedFeed';
import { Sidebar } from '@/components/layout/Sidebar';
import { SIDEBAR_PX } from '@/components/layout/besideSidebar';
import { StateSamples } from '@/components/samples/StateSamples';
import { AllStatesNews } from '@/components/section/AllStatesNews';
import { NewsCategories } from '@/components/section/CategoryLinks';
import { SectionFrame } from '@/components/section/SectionFrame';
import { StateLinks } from '@/components/section/StateLinks';
import { StaticBlock } from '@/components/static-html/StaticBlock';
import { LIST_ANCHOR } from '@/components/ui/listAnchor';
import { showsSamples } from '@/lib/config/showsSamples';
import { STATE_LIST } from '@/lib/content/states';
import { parsePageQuery } from '@/lib/pages/paging';
import type { QueryProps } from '@/lib/request/queryParam';
import { requestTime } from '@/lib/request/requestTime';
import { valueOrEmpty } from '@/lib/result';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';
import { getFilterable } from '@/lib/stories/getFilterable';
import { getLatest } from '@/lib/stories/getNews';
import { parseListPage } from '@/lib/stories/parseListPage';

const PATH = '/india';

export async function generateMetadata({ searchParams }: QueryProps) {
  const { state } = await searchParams;
  const chosen = STATE_LIST.find(({ id }) => id === state);
  return listMetadata(PATH, searchParams, chosen && { by: 'state', state: chosen.key });
}

export default async function IndiaPage({ searchParams }: QueryProps) {
  const locale = await getLocale();
  const latest = getLatest(locale);
  const [t, now, { state }, asked] = await Promise.all([
    getTranslations('India'),
    requestTime(),
    searchParams,
    parsePageQuery(searchParams),
  ]);
  const chosen = STATE_LIST.find(({ id }) => id === state);
  const listed = getFilterable({
    whole: { by: 'all' },
    ...(chosen && { chosen: { by: 'state', state: chosen.key } }),
    latest,
    locale,
    number: asked,
  });
  const number = await parseListPage(searchParams, listed);
  const aside = (
    <>
      <Sidebar shown={latest.then(valueOrEmpty)} />
      <StaticBlock name="stateLinks" of={StateLinks} props={{}} />
      <NewsCategories />
    </>
  );
  return (
    <SectionFrame path={PATH} searchParams={searchParams}>
      <section id={LIST_ANCHOR} tabIndex={-1} className="outline-none">
        <h2 className="sr-only">{t('latest')}</h2>
        <SharedFeed result={listed}>
          {(result) => {
            const { stories, archived } = result.ok ? result.value : { stories: [] };
            return (
              <AllStatesNews
                stories={stories}
                archived={archived}
                isOk={result.ok}
                now={now}
                chosen={state}
                number={result.ok ? number : 1}
                sidebar={{
                  aside,
                  px: SIDEBAR_PX.latest + SIDEBAR_PX.allStates + SIDEBAR_PX.categories,
                }}
                after={stories.length === 0 && showsSamples() && <StateSamples />}
              />
            );
          }}
        </SharedFeed>
      </section>
    </SectionFrame>
  );
}
