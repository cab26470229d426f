import { safeDecode } from '@/lib/format/safeDecode';
import { storySocialCardPath } from '@/lib/images/cards/socialCardUrl';
import { isBeyond } from '@/lib/pages/paging';
import { setResponseStatus } from '@/lib/request/pageResponse';
import { withTimeout } from '@/lib/request/withTimeout';
import { socialTexts } from '@/lib/seo/metadata/socialTexts';
import { storyUrls } from '@/lib/seo/storyUrls';
import { findStory } from '@/lib/stories/findStory';
import { lastStories } from '@/lib/stories/getAllStories';
import { getNewest } from '@/lib/stories/getNews';
import { MORE_ON_PAGE, SIDEBAR_LENGTH } from '@/lib/stories/listLengths';
import { canonicalNumber, livePage } from '@/lib/stories/livePage';
import { firstWithout } from '@/lib/stories/storySelection';
import type { NotFoundReason, Story, StoryCard } from '@/lib/story/story';
import { storyDescription } from '@/lib/story/storyDescription';
import { Article } from '../parts/Article';
import { StoryList } from '../parts/StoryList';
import type { LitePage } from '../parts/litePage';
import type { LiteRequest } from '../parts/liteRequest';
import { documentTitle } from '../parts/liteWords';

const STATUS = { absent: 404, gone: 410, unknown: 503 } as const;

const NEWEST_LIMIT_MS = 500;
const MORE = MORE_ON_PAGE + SIDEBAR_LENGTH;

export async function storyPage(request: LiteRequest, segment: string): Promise<LitePage> {
  const { locale } = request;
  const [result, newest] = await Promise.all([
    findStory(safeDecode(segment), locale),
    withTimeout(NEWEST_LIMIT_MS, getNewest(locale)),
  ]);
  return result.ok
    ? shown(request, result.value, newest ?? [])
    : missing(request, result.error, newest ?? []);
}

type Stories = readonly StoryCard[];

async function shown(request: LiteRequest, story: Story, newest: Stories): Promise<LitePage> {
  const { words, now } = request;
  const live = story.coverage && livePage(story.coverage, request.query);
  if (live && isBeyond(live)) setResponseStatus(404);
  return {
    title: documentTitle(story.title, words),
    description: storyDescription(story),
    url: request.url,
    address: storyUrls(
      story,
      request.locale,
      (await lastStories()) ?? [],
      canonicalNumber(story.coverage, request.query),
    ),
    socialCard: {
      ...socialTexts(story, {
        brand: words.t('Channel.name'),
        liveOf: (title) => words.t('Story.liveOf', { title }),
      }),
      picture: storySocialCardPath(story, request.locale),
    },
    isHidden: story.sample,
    main: (
      <>
        <Article story={story} words={words} now={now} {...(live && { live })} />
        <StoryList
          title={words.t('Reader.moreNews')}
          stories={firstWithout(newest, [story], MORE)}
          words={words}
          now={now}
        />
      </>
    ),
  };
}

function missing(request: LiteRequest, reason: NotFoundReason, newest: Stories): LitePage {
  const { words, now } = request;
  const { t } = words;
  setResponseStatus(STATUS[reason]);
  const why = {
    absent: t('Reader.missingWhy'),
    gone: t('Reader.goneWhy'),
    unknown: t('Reader.unavailableWhy'),
  };
  const heading = t(reason === 'unknown' ? 'Reader.unavailable' : 'Reader.missing');
  return {
    title: documentTitle(heading, request.words),
    url: request.url,
    isHidden: true,
    main: (
      <>
        <h1>{heading}</h1>
        <p>{why[reason]}</p>
        <StoryList
          title={t('Sidebar.latest')}
          stories={newest.slice(0, SIDEBAR_LENGTH)}
          words={words}
          now={now}
        />
      </>
    ),
  };
}
