import { getLocale, getTranslations } from 'next-intl/server';
import { SiteFrame } from '@/components/layout/SiteFrame';
import { StoryIslands } from '@/components/reader/StoryIslands';
import { articleProps, StoryPageLayout } from '@/components/reader/StoryPageLayout';
import { SuggestedLinks } from '@/components/search/SuggestedLinks';
import { StaticBlock } from '@/components/static-html/StaticBlock';
import { BeyondLastPage } from '@/components/ui/BeyondLastPage';
import { HomeLinks } from '@/components/ui/HomeLinks';
import { PageTitle } from '@/components/ui/PageTitle';
import { TryAgain } from '@/components/ui/TryAgain';
import { LiveArticle } from '@/features/live/LiveArticle';
import { safeDecode } from '@/lib/format/safeDecode';
import { redirectMoved } from '@/lib/oldAddresses/redirectMoved';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { isBeyond } from '@/lib/pages/paging';
import { setResponseStatus } from '@/lib/request/pageResponse';
import type { QueryProps } from '@/lib/request/queryParam';
import { currentPath } from '@/lib/request/requestHeaders';
import { requestTime } from '@/lib/request/requestTime';
import { storyMetadata } from '@/lib/seo/metadata/storyMetadata';
import { describeStory } from '@/lib/seo/structuredData/describeStory';
import { getStory } from '@/lib/stories/getStory';
import { livePage } from '@/lib/stories/livePage';
import { storiesBeside } from '@/lib/stories/storiesBeside';
import { storyPath } from '@/lib/story/story';

const STATUS = { gone: 410, unknown: 503 } as const;

/** The encoded id, because Next decodes params for metadata but not for pages. */
const askedId = async () => (await currentPath()).split('/').at(-1) ?? '';

export async function generateMetadata({ searchParams }: QueryProps) {
  return storyMetadata(await askedId(), await searchParams);
}

/**
 * Awaited with no Suspense above, so metadata lands in <head> and the status is right: 404 unknown,
 * 410 withdrawn, 503 source down.
 */
export default async function StoryPage({ searchParams }: QueryProps) {
  const locale = await getLocale();
  const story = await getStory(await askedId());
  if (!story.ok) {
    const { error: reason } = story;
    const status = reason === 'absent' ? await redirectMoved() : STATUS[reason];
    setResponseStatus(status);
    const [t, path] = await Promise.all([getTranslations('Reader'), currentPath()]);
    const why = { 404: t('missingWhy'), 410: t('goneWhy'), 503: t('unavailableWhy') };
    return (
      <StoryIslands>
        <SiteFrame path={path} searchParams={searchParams} isStory>
          <div
            className="page-width"
            data-gone={status === 503 ? undefined : safeDecode(await askedId())}
          >
            <PageTitle lead={why[status]}>
              {t(status === 503 ? 'unavailable' : 'missing')}
            </PageTitle>
            <HomeLinks retry={status === 503 && <TryAgain path={path} className="btn" />} />
            <SuggestedLinks />
          </div>
        </SiteFrame>
      </StoryIslands>
    );
  }

  const { id, title, lang, coverage } = story.value;
  const pages = await getTranslations('Pages');
  const beside = storiesBeside(story.value, locale);
  const now = await requestTime();
  const path = storyPath(id);
  const shared = { title, url: absoluteUrl(path, locale) };
  const live = coverage && { coverage, page: livePage(coverage, await searchParams) };

  return (
    <StoryIslands>
      <SiteFrame
        path={path}
        searchParams={searchParams}
        trail={[{ name: pages('news') }, { path, name: title, lang }]}
        graph={await describeStory(story.value, live?.page.updates)}
        isStory
      >
        <StoryPageLayout
          story={story.value}
          shared={shared}
          beside={beside}
          now={now}
          article={
            live &&
            (isBeyond(live.page) ? (
              <BeyondLastPage page={live.page} path={path} />
            ) : (
              <StaticBlock
                name="liveArticle"
                of={LiveArticle}
                props={{ ...articleProps({ story: story.value, shared, now }), ...live }}
                cards={[{ id, lang, title }]}
              />
            ))
          }
        />
      </SiteFrame>
    </StoryIslands>
  );
}
