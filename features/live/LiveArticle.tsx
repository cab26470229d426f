import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { CorrectionsAndFactCheck } from '@/components/reader/CorrectionsAndFactCheck';
import { KeyPoints } from '@/components/reader/KeyPoints';
import { type StoryArticle, StoryFoot, StoryFrame } from '@/components/reader/StoryArticle';
import { StoryBody } from '@/components/reader/StoryBody';
import { StoryHead } from '@/components/reader/StoryHead';
import { usePageForm } from '@/components/reader/body/usePageForm';
import { Recording } from '@/components/story/Recording';
import { localPath } from '@/lib/i18n/language';
import type { LivePage } from '@/lib/stories/livePage';
import { keyMoments, updateAnchor, updateName, updatePath } from '@/lib/stories/updateAddress';
import { type Coverage, type LiveUpdate, lastUpdate } from '@/lib/story/coverage';
import { datelined } from '@/lib/story/datelined';
import { CoverageMark } from './CoverageMark';
import { KeyMoments } from './KeyMoments';
import { NewestLink } from './NewestLink';
import { UpdateList } from './UpdateList';

/** Sent with live pages only: in the route's sheet every article would carry it. */
const LIVE_CSS =
  '.live-update{scroll-margin-top:16px}' +
  '.live-update:target{background:var(--paper-raised)}' +
  '.live-pinned{margin-inline:-16px;padding-inline:16px;background:var(--paper-raised)}' +
  '.live-moments time{flex:0 0 6rem}' +
  '.live-moments summary{cursor:pointer}' +
  '.live-links [aria-current]{color:var(--ink);font-weight:700}' +
  '.live-mark{margin-inline-end:8px}' +
  // As tall as its longest sentence with the link on a last line of its own, so that a failed poll
  // moves nothing.
  '.live-state{display:grid}.live-state p,.live-state::after{grid-area:1/1}' +
  '.live-state::after{content:attr(data-longest);visibility:hidden;padding-bottom:calc(var(--touch-target) - 1lh);font-weight:700}' +
  // Without height, so that it moves nothing, and above the list at any scroll position.
  '.live-news{position:sticky;top:8px;z-index:3;display:flex;justify-content:center;align-items:start;height:0}' +
  '.live-news:not(:empty)+.live-state:not(:focus-within){visibility:hidden}' +
  // Forced colours drop the background and keep the border.
  '.live-more{display:flex;flex:none;gap:8px;align-items:center;min-height:var(--touch-target);padding-inline:16px;border:1px solid transparent;border-radius:var(--radius-control);background:var(--ink);color:var(--paper);font-size:var(--t-label);font-weight:700}' +
  '@media(width>=1280px){.live-when,.live-when time[data-age]{display:block}.live-when button{margin-inline-start:-12px}.live-foot{grid-column-start:2}}' +
  '@media print{.live-news,.live-state{display:none}}';

type Props = Pick<
  ComponentProps<typeof StoryArticle>,
  'story' | 'shared' | 'origin' | 'now' | 'contacts'
> & { coverage: Coverage; page: LivePage };

export function LiveArticle({ story, coverage, page, shared, origin, now, contacts }: Props) {
  const t = useTranslations('Coverage');
  const form = usePageForm(origin, story.otherLanguage);
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
              <NewestLink update={newest} form={form} href={hrefOf(newest)} />
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
        <CorrectionsAndFactCheck story={story} form={form} />
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
