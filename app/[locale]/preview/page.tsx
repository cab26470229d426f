import { getLocale, getTranslations } from 'next-intl/server';
import { SiteFrame } from '@/components/layout/SiteFrame';
import { StoryIslands } from '@/components/reader/StoryIslands';
import { StoryPageLayout } from '@/components/reader/StoryPageLayout';
import { NotFoundView } from '@/components/section/NotFoundView';
import { Notice } from '@/components/ui/Notice';
import { dateAndTime } from '@/lib/format/timeOfDay';
import { setResponseStatus } from '@/lib/request/pageResponse';
import type { QueryProps } from '@/lib/request/queryParam';
import { requestTime } from '@/lib/request/requestTime';
import { noindexMetadata } from '@/lib/seo/metadata/pageMetadata';
import { requestedDraft } from '@/lib/stories/requestedDraft';
import { storiesBeside } from '@/lib/stories/storiesBeside';

const PATH = '/preview';
const STATUS = { absent: 404, unknown: 503 } as const;

export async function generateMetadata({ searchParams }: QueryProps) {
  const [draft, t, missing] = await Promise.all([
    searchParams.then(({ id }) => requestedDraft(id)),
    getTranslations('Draft'),
    getTranslations('NotFound'),
  ]);
  return noindexMetadata(
    draft.ok ? t('title', { title: draft.value.story.title }) : missing('title'),
  );
}

/**
 * A draft for holders of a signed link, never cached (`lib/request/draftRoute.mjs`). Any other
 * URL gets a 404 without a reason.
 */
export default async function DraftPage({ searchParams }: QueryProps) {
  const draft = await requestedDraft((await searchParams).id);
  if (!draft.ok) {
    setResponseStatus(STATUS[draft.error]);
    return <NotFoundView path={PATH} searchParams={Promise.resolve({})} />;
  }
  const { id, story, until, token } = draft.value;
  const locale = await getLocale();
  const beside = storiesBeside(story, locale);
  const [t, pages, now] = await Promise.all([
    getTranslations('Draft'),
    getTranslations('Pages'),
    requestTime(),
  ]);
  const path = `${PATH}?${new URLSearchParams({ id, token }).toString()}`;
  return (
    <StoryIslands>
      <SiteFrame
        path={path}
        searchParams={searchParams}
        trail={[{ name: pages('news') }, { name: story.title, lang: story.lang }]}
        isStory
      >
        <div className="page-width pt-2">
          <Notice>{t('notice', dateAndTime(until, locale))}</Notice>
        </div>
        <StoryPageLayout story={story} beside={beside} now={now} />
      </SiteFrame>
    </StoryIslands>
  );
}
