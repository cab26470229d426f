import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { KeyPoints } from '@/components/reader/KeyPoints';
import { Notes } from '@/components/reader/Notes';
import { type StoryArticle, StoryFoot, StoryFrame } from '@/components/reader/StoryArticle';
import { StoryBody } from '@/components/reader/StoryBody';
import { StoryHead } from '@/components/reader/StoryHead';
import { usePageForm } from '@/components/reader/body/usePageForm';
import { Recording } from '@/components/story/Recording';
import { localPath } from '@/lib/i18n/language';
import type { LivePage } from '@/lib/stories/live/livePage';
import { keyMoments, updateAnchor, updateName, updatePath } from '@/lib/stories/live/updateAddress';
import { type Coverage, type LiveUpdate, lastUpdate } from '@/lib/story/coverage';
import { datelined } from '@/lib/story/datelined';
import { CoverageMark } from './CoverageMark';
import { KeyMoments } from './KeyMoments';
import { NewestLink } from './NewestLink';
import { UpdateList } from './UpdateList';
import { LIVE_CSS } from './liveCss';

type Props = Pick<
  ComponentProps<typeof StoryArticle>,
  'story' | 'shared' | 'origin' | 'now' | 'contacts'
> & { coverage: Coverage; page: LivePage };

export function LiveArticle({ story, coverage, page, shared, origin, now, contacts }: Props) {
  const t = useTranslations('Coverage');
  const form = usePageForm(origin);
  const { locale } = form;
  const { updates, endedAt } = coverage;
  const newest = updates.find((update) => updateName(update));
  const here = new Set([...page.updates, ...(page.pinned ? [page.pinned] : [])]);
  const hrefOf = (update: LiveUpdate) =>
    here.has(update)
      ? `#${updateAnchor(update.id)}`
      : localPath(updatePath(story.id, update.id), locale);
  const hasSummary =
    story.body !== null || story.highlights.length > 0 || keyMoments(updates).length > 0;
  return (
    <StoryFrame story={story} locale={locale}>
      <style>{LIVE_CSS}</style>
      <StoryHead
        story={story}
        shared={shared}
        now={now}
        form={form}
        hasText
        mark={
          <div lang={locale} data-part="mark" className="mb-2 text-label text-quiet">
            <CoverageMark endedAt={endedAt} changedAt={lastUpdate(coverage)} now={now} />
          </div>
        }
        note={
          newest &&
          endedAt === null && (
            <p lang={locale} data-part="newest" className="mt-3 max-w-184 print:hidden">
              <NewestLink update={newest} href={hrefOf(newest)} />
            </p>
          )
        }
      />
      <div className="min-w-0">
        {endedAt !== null && hasSummary && (
          <h2 lang={locale} className="mt-6 text-block tracking-head">
            {t('inBrief')}
          </h2>
        )}
        <Recording story={story} className="mt-6" />
        <Notes story={story} form={form} />
        <div data-part="text">
          <div data-part="points">
            <KeyPoints points={story.highlights} form={form} />
          </div>
          {story.body && <StoryBody body={datelined(story)} highlights={[]} form={form} />}
        </div>
        <KeyMoments updates={updates} hrefOf={hrefOf} form={form} now={now} />
      </div>
      <UpdateList story={story} page={page} coverage={coverage} form={form} now={now} />
      <div className="live-foot min-w-0">
        <StoryFoot story={story} shared={shared} contacts={contacts} form={form} />
      </div>
    </StoryFrame>
  );
}
