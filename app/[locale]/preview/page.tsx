import { getLocale, getTranslations } from 'next-intl/server';
import { NotFoundView } from '@/components/layout/NotFoundView';
import { SiteFrame } from '@/components/layout/SiteFrame';
import { StoryScope } from '@/components/reader/StoryScope';
import { StoryColumns } from '@/components/section/StoryColumns';
import { Notice } from '@/components/ui/Notice';
import { formatDate } from '@/lib/format/dates';
import { formatTime } from '@/lib/format/timeOfDay';
import { askedDraft } from '@/lib/preview/askedDraft';
import { setResponseStatus } from '@/lib/request/pageResponse';
import type { SearchParams } from '@/lib/request/queryParam';
import { requestTime } from '@/lib/request/requestTime';
import { noindexMetadata } from '@/lib/seo/metadata/pageMetadata';
import { storiesBeside } from '@/lib/stories/storiesBeside';

type Props = { searchParams: SearchParams };

const PATH = '/preview';
const STATUS = { absent: 404, unknown: 503 } as const;

export async function generateMetadata({ searchParams }: Props) {
  const [draft, t, missing] = await Promise.all([
    searchParams.then(({ id }) => askedDraft(id)),
    getTranslations('Draft'),
    getTranslations('NotFound'),
  ]);
  return noindexMetadata(
    draft.ok ? t('title', { title: draft.value.story.title }) : missing('title'),
  );
}

/**
 * A story before it is published, exactly as it will look but for ways to share it, for whoever has a link
 * with a token. It is asked for anew each time and kept by nobody (`lib/request/previewRoute.mjs`).
 * Any other URL is an unknown one: why is not said.
 */
export default async function PreviewPage({ searchParams }: Props) {
  const draft = await askedDraft((await searchParams).id);
  if (!draft.ok) {
    setResponseStatus(STATUS[draft.error]);
    return <NotFoundView path={PATH} searchParams={Promise.resolve({})} />;
  }
  const { story, until, token } = draft.value;
  const locale = await getLocale();
  const beside = storiesBeside(story, locale);
  const [t, pages, now] = await Promise.all([
    getTranslations('Draft'),
    getTranslations('Pages'),
    requestTime(),
  ]);
  // With its token, so that the way to the other language shows the draft too.
  const path = `${PATH}?${new URLSearchParams({ id: story.id, token }).toString()}`;
  return (
    <StoryScope>
      <SiteFrame
        path={path}
        searchParams={searchParams}
        trail={[{ name: pages('news') }, { name: story.title, lang: story.lang }]}
        isStory
      >
        <div className="page-width pt-2">
          <Notice>
            {t('notice', {
              date: formatDate(until, 'long', locale),
              time: formatTime(until, locale),
            })}
          </Notice>
        </div>
        <StoryColumns story={story} beside={beside} now={now} />
      </SiteFrame>
    </StoryScope>
  );
}
