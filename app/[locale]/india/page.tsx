import { getLocale, getTranslations } from 'next-intl/server';
import { LIST_ANCHOR } from '@/components/paging/listAnchor';
import { RAIL_PX } from '@/components/section/besideRail';
import { Rail } from '@/components/section/Rail';
import { SharedFeed } from '@/components/section/SharedFeed';
import { SectionFrame } from '@/components/section/SectionFrame';
import { AllStatesNews } from '@/components/state/AllStatesNews';
import { NewsCategories } from '@/components/state/NewsCategories';
import { StaticBlock } from '@/components/server-html/StaticBlock';
import { StateLinks } from '@/components/state/StateLinks';
import { StateSamples } from '@/components/state/StateSamples';
import { getLatest } from '@/lib/news/getNews';
import { inState } from '@/lib/news/storySelection';
import { parseListPage } from '@/lib/paging/pageQuery';
import { valueOrEmpty } from '@/lib/result';
import { showsSamples } from '@/lib/site/showsSamples';
import { STATE_LIST } from '@/lib/content/states/states';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';
import { requestTime } from '@/lib/time/requestTime';
import type { SearchParams } from '@/lib/http/queryParam';

type Props = { searchParams: SearchParams };

const PATH = '/india';

export async function generateMetadata({ searchParams }: Props) {
  const { state } = await searchParams;
  const chosen = STATE_LIST.find(({ id }) => id === state);
  return listMetadata(PATH, searchParams, chosen && ((latest) => inState(latest, chosen.key)));
}

/** The news of all states; without any, which a failed feed is too, samples of them. */
export default async function IndiaPage({ searchParams }: Props) {
  const latest = getLatest(await getLocale());
  const [t, now, { state }, number] = await Promise.all([
    getTranslations('India'),
    requestTime(),
    searchParams,
    parseListPage(searchParams, latest),
  ]);
  const aside = (
    <>
      <Rail shown={latest.then(valueOrEmpty)} tools={false} />
      <StaticBlock name="stateLinks" of={StateLinks} props={{}} />
      <NewsCategories />
    </>
  );
  return (
    <SectionFrame path={PATH} searchParams={searchParams}>
      <section id={LIST_ANCHOR}>
        <h2 className="sr-only">{t('latest')}</h2>
        <SharedFeed result={latest}>
          {(result) => {
            const stories = valueOrEmpty(result);
            return (
              <AllStatesNews
                stories={stories}
                isOk={result.ok}
                now={now}
                chosen={state}
                number={result.ok ? number : 1}
                rail={{ aside, px: RAIL_PX.latest + RAIL_PX.allStates + RAIL_PX.categories }}
                after={stories.length === 0 && showsSamples() && <StateSamples />}
              />
            );
          }}
        </SharedFeed>
      </section>
    </SectionFrame>
  );
}
