import { getLocale, getNow, getTranslations } from 'next-intl/server';
import { HeldFeed } from '@/components/section/HeldFeed';
import { SectionFrame } from '@/components/section/SectionFrame';
import { WithAside } from '@/components/section/WithAside';
import { StructuredData } from '@/components/seo/StructuredData';
import { AllStatesNews } from '@/components/state/AllStatesNews';
import { enoughOfEach } from '@/components/state/enoughOfEach';
import { NewsCategories } from '@/components/state/NewsCategories';
import { StateLinks } from '@/components/state/StateLinks';
import { BlockHeader } from '@/components/story/BlockHeader';
import { getLatest } from '@/lib/news/getNews';
import { pageMetadata } from '@/lib/seo/pageMetadata';
import { storyList } from '@/lib/structured/storyList';

type Props = { searchParams: Promise<{ state?: string | string[] }> };

const PATH = '/india';

export const generateMetadata = () => pageMetadata(PATH);

/** The news of all states; a provider in trouble leaves it empty, as no news does. */
export default async function IndiaPage({ searchParams }: Props) {
  const locale = await getLocale();
  const latest = getLatest(locale);
  const [t, now, { state }] = [await getTranslations('India'), (await getNow()).getTime(), await searchParams];
  return (
    <SectionFrame path={PATH}>
      <WithAside
        aside={
          <>
            <StateLinks />
            <NewsCategories />
          </>
        }
      >
        <section>
          <BlockHeader title={t('latest')} />
          <HeldFeed reading={latest}>
            {(reading) => {
              const stories = enoughOfEach(reading.ok ? reading.value : []);
              return (
                <>
                  <AllStatesNews stories={stories} now={now} chosen={state} />
                  <StructuredData things={state === undefined ? storyList({ path: PATH, name: t('latest'), stories }, locale) : []} />
                </>
              );
            }}
          </HeldFeed>
        </section>
      </WithAside>
    </SectionFrame>
  );
}
