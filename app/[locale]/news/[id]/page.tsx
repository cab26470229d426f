import { getLocale, getTranslations } from 'next-intl/server';
import { sidebarCard, SidebarLatest } from '@/components/layout/SidebarLatest';
import { SidebarTools } from '@/components/layout/SidebarLinks';
import { SiteFrame } from '@/components/layout/SiteFrame';
import { MoreNews, ReaderColumns } from '@/components/reader/ReaderColumns';
import { StoryArticle } from '@/components/reader/StoryArticle';
import { AdSlot, WithAdSlot } from '@/components/partners/AdSlot';
import { StoryScope } from '@/components/reader/StoryScope';
import { SuggestedLinks } from '@/components/section/search/SuggestedLinks';
import { StaticBlock } from '@/components/server-html/StaticBlock';
import { BackLink } from '@/components/ui/BackLink';
import { FeedBlock } from '@/components/ui/FeedBlock';
import { HomeLinks } from '@/components/ui/HomeLinks';
import { PageTitle } from '@/components/ui/PageTitle';
import { TryAgain } from '@/components/ui/TryAgain';
import { newsroomContacts } from '@/lib/config/newsroomContacts';
import type { Locale } from '@/lib/i18n/routing';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { adSlot } from '@/lib/partners/partners';
import { currentPath } from '@/lib/request/currentPath';
import { setResponseStatus } from '@/lib/request/pageResponse';
import type { SearchParams } from '@/lib/request/queryParam';
import { requestTime } from '@/lib/request/requestTime';
import { withTimeout } from '@/lib/request/withTimeout';
import { storyMetadata } from '@/lib/seo/metadata/storyMetadata';
import { describeStory } from '@/lib/seo/structuredData/describeStory';
import { sentCard } from '@/lib/stories/browser/cards';
import { getLatest, getNewest } from '@/lib/stories/getNews';
import { getStory } from '@/lib/stories/getStory';
import { redirectMoved } from '@/lib/stories/redirectMoved';
import { MORE_ON_PAGE, SIDEBAR_LENGTH } from '@/lib/stories/listLengths';
import { type Story, storyPath } from '@/lib/stories/model/story';
import { asRow } from '@/lib/stories/model/summaries';
import { firstWithout } from '@/lib/stories/storySelection';

type Props = { searchParams: SearchParams };

const STATUS = { gone: 410, unknown: 503 } as const;

/**
 * More News may follow the article by this much; a feed that is later is done without, so that the
 * page ends.
 */
const MORE_LIMIT_MS = 500;

/** News of the states for More News, and below it the newest of all feeds: no story twice. */
async function storiesBeside(story: Story, locale: Locale) {
  const [latest, all] = await Promise.all([
    withTimeout(MORE_LIMIT_MS, getLatest(locale)),
    withTimeout(MORE_LIMIT_MS, getNewest(locale)),
  ]);
  const more = latest?.ok ? firstWithout(latest.value, [story], MORE_ON_PAGE) : [];
  const newest = firstWithout(all ?? [], [story, ...more], SIDEBAR_LENGTH);
  return { more, newest };
}

/**
 * The story's id as it stands in the URL: Next hands it to a page as it came, but to its
 * metadata decoded.
 */
const askedId = async () => (await currentPath()).split('/').at(-1) ?? '';

export async function generateMetadata() {
  return storyMetadata(await askedId());
}

/**
 * A story on its own page. It is awaited before anything is sent, and nothing above it may suspend:
 * only so do all clients get its metadata inside <head>, and a missing story its status: 404 when
 * no source has it, 410 when it was taken back, 503 when one that may have it did not answer. More News is asked for
 * afterwards, and never holds the article.
 */
export default async function StoryPage({ searchParams }: Props) {
  const locale = await getLocale();
  const story = await getStory(await askedId());
  if (!story.ok) {
    const { error: reason } = story;
    const status = reason === 'absent' ? await redirectMoved() : STATUS[reason];
    setResponseStatus(status);
    const [t, path] = await Promise.all([getTranslations('Reader'), currentPath()]);
    const why = {
      404: t('missingWhy'),
      410: t('goneWhy'),
      503: `${t('unavailable')} ${t('unavailableWhy')}`,
    };
    return (
      <StoryScope>
        <SiteFrame path={path} searchParams={searchParams}>
          <div className="page-width pb-12">
            <BackLink />
            <PageTitle lead={why[status]}>{t('missing')}</PageTitle>
            {status === 503 && <TryAgain path={path} className="btn" />}
            <HomeLinks />
            <SuggestedLinks />
          </div>
        </SiteFrame>
      </StoryScope>
    );
  }

  const { id, title, lang, youtubeId } = story.value;
  const pages = await getTranslations('Pages');
  const beside = storiesBeside(story.value, locale);
  const now = await requestTime();
  const path = storyPath(id);
  // YouTube's player is an island; nothing else of an article asks for a script.
  const article = {
    story: story.value,
    shared: { title, url: absoluteUrl(path, locale) },
    now,
    contacts: newsroomContacts(),
  };

  const shown = youtubeId ? (
    <StoryArticle {...article} />
  ) : (
    <StaticBlock
      name="storyArticle"
      of={StoryArticle}
      props={article}
      cards={[{ id, lang, title }]}
    />
  );

  return (
    <StoryScope>
      <SiteFrame
        path={path}
        searchParams={searchParams}
        trail={[{ name: pages('news') }, { path, name: title, lang }]}
        graph={await describeStory(story.value)}
      >
        <div className="page-width">
          <BackLink />
        </div>
        <ReaderColumns
          story={
            adSlot('article') ? (
              <div className="min-w-0">
                {shown}
                <AdSlot name="article" />
              </div>
            ) : (
              shown
            )
          }
          beside={
            <FeedBlock result={beside} fallback={null}>
              {({ more, newest }) => (
                <div className="grid gap-y-8 md:gap-y-12">
                  <StaticBlock
                    name="moreNews"
                    of={MoreNews}
                    props={{ stories: more, now }}
                    cards={more.map(asRow).map(sentCard)}
                  />
                  <WithAdSlot name="sidebar" above>
                    <StaticBlock
                      name="latest"
                      of={SidebarLatest}
                      props={{ stories: newest, now }}
                      cards={newest.map(sidebarCard)}
                    />
                  </WithAdSlot>
                  <StaticBlock name="tools" of={SidebarTools} props={{}} />
                </div>
              )}
            </FeedBlock>
          }
        />
      </SiteFrame>
    </StoryScope>
  );
}
