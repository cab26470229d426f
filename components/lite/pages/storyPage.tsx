/** @jsxImportSource preact */
import { safeDecode } from '@/lib/format/safeDecode';
import type { LiteRequest } from '@/lib/lite/liteRequest';
import { documentTitle } from '@/lib/lite/pageTexts';
import { setResponseStatus } from '@/lib/request/pageResponse';
import { findStory } from '@/lib/stories/findStory';
import { storyDescription } from '@/lib/stories/model/storyDescription';
import { type NotFoundReason, type Story, storyPath } from '@/lib/stories/model/story';
import { storiesBeside } from '@/lib/stories/storiesBeside';
import { Article } from '../parts/Article';
import { StoryList } from '../parts/StoryList';
import { WaysOn } from '../parts/WaysOn';
import type { LitePage } from '../parts/litePage';

const STATUS = { absent: 404, gone: 410, unknown: 503 } as const;

/** A story by the id in its URL, below it more of the news. */
export async function storyPage(request: LiteRequest, segment: string): Promise<LitePage> {
  const result = await findStory(safeDecode(segment), request.locale);
  return result.ok ? shown(request, result.value) : missing(request, result.error);
}

async function shown(request: LiteRequest, story: Story): Promise<LitePage> {
  const { words, locale, now } = request;
  const { more, newest } = await storiesBeside(story, locale);
  return {
    title: documentTitle(story.title, words),
    description: storyDescription(story),
    url: request.url,
    canonical: storyPath(story.id),
    isHidden: story.sample,
    main: (
      <>
        <Article story={story} words={words} now={now} />
        <StoryList
          title={words.t('Reader.moreNews')}
          stories={[...more, ...newest]}
          words={words}
          now={now}
        />
      </>
    ),
  };
}

async function missing(request: LiteRequest, reason: NotFoundReason): Promise<LitePage> {
  const { t } = request.words;
  setResponseStatus(STATUS[reason]);
  const why = {
    absent: t('Reader.missingWhy'),
    gone: t('Reader.goneWhy'),
    unknown: `${t('Reader.unavailable')} ${t('Reader.unavailableWhy')}`,
  };
  return {
    title: documentTitle(t('Reader.missing'), request.words),
    url: request.url,
    isHidden: true,
    main: (
      <>
        <h1>{t('Reader.missing')}</h1>
        <p>{why[reason]}</p>
        {await WaysOn(request)}
      </>
    ),
  };
}
