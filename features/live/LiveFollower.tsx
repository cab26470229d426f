import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import useSWR from 'swr';
import { usePageForm } from '@/components/reader/body/usePageForm';
import { isReduced } from '@/lib/browser/connection';
import { untilNextPoll } from '@/lib/browser/nextPoll';
import { LIVE_INTERVAL_MS } from '@/lib/browser/pollIntervals';
import { useSaveData } from '@/lib/browser/useSaveData';
import { type LiveAnswer, liveEndpoint } from '@/lib/stories/live/liveAnswer';
import { storyPath } from '@/lib/story/story';
import { CoverageMark } from './CoverageMark';
import { InPlace } from './InPlace';
import { NewUpdates } from './NewUpdates';
import { PageStateText } from './PageState';
import { Update } from './Update';
import { insertElement, type LivePageElements } from './livePageElements';
import { receive, reveal, startState } from './liveState';
import { loadAnswer } from './loadAnswer';

const untilNext = () =>
  untilNextPoll(Date.now(), isReduced() ? 2 * LIVE_INTERVAL_MS : LIVE_INTERVAL_MS);

/** Follows a live page that is open. What the server sent stays until an answer changes it. */
export function LiveFollower({ page }: { page: LivePageElements }) {
  const t = useTranslations('Coverage');
  const form = usePageForm(location.origin);
  const { locale } = form;
  const { story, takesNew } = page;
  const path = storyPath(story);
  const [state, setState] = useState(() => startState(page.shown, page.newest));
  const [fetched, setFetched] = useState({ at: page.madeAt, isOk: true });
  const [isGone, setIsGone] = useState(false);
  const saves = useSaveData();
  const isOver = isGone || state.endedAt !== null;
  const count = state.pending.length;

  const onAnswer = (answer: LiveAnswer | 'gone' | 'failed') => {
    setIsGone(answer === 'gone');
    if (answer === 'gone' || answer === 'failed') setFetched(({ at }) => ({ at, isOk: false }));
    else {
      setFetched({ at: Date.now(), isOk: true });
      setState((before) => receive(before, answer, page.newSince));
    }
  };
  // Paused by SWR while the page is hidden or offline; asks at once when it is shown again.
  const { mutate } = useSWR(
    isOver || saves ? null : `live/${story}`,
    () => loadAnswer(liveEndpoint(story, locale, state.after)),
    { revalidateOnMount: false, refreshInterval: untilNext, onSuccess: onAnswer },
  );
  useEffect(() => {
    const onShown = ({ persisted }: PageTransitionEvent) => persisted && void mutate();
    addEventListener('pageshow', onShown);
    return () => removeEventListener('pageshow', onShown);
  }, [mutate]);
  useEffect(() => {
    if (count === 0) return;
    document.title = `(${count}) ${document.title}`;
    return () => {
      document.title = document.title.replace(/^\(\d+\) /, '');
    };
  }, [count]);

  const show = () => {
    const elements = state.pending.map((update) => insertElement(page, update));
    flushSync(() => setState(reveal));
    elements[0]?.focus({ preventScroll: true });
    elements[0]?.scrollIntoView();
  };
  const announcement = fetched.isOk ? count > 0 && t('newUpdates', { count }) : t('failed');
  return (
    <>
      <NewUpdates count={count} href={takesNew && !state.hasGap ? null : path} onShow={show} />
      {createPortal(announcement, page.announced)}
      {state.changedAt !== null && (
        <InPlace host={page.mark}>
          <CoverageMark endedAt={state.endedAt} changedAt={state.changedAt} now={fetched.at} />
        </InPlace>
      )}
      <InPlace host={page.state}>
        <PageStateText
          path={path}
          locale={locale}
          now={fetched.at}
          state={saves ? 'savesData' : fetched.isOk ? 'asOf' : 'unavailable'}
        />
      </InPlace>
      {[...state.anew].map(([id, update]) => {
        const host = page.elementOf(id);
        return (
          host && (
            <InPlace key={id} host={host}>
              {update ? (
                <Update update={update} story={story} form={form} now={fetched.at} />
              ) : (
                <p lang={locale} className="text-quiet">
                  {t('withdrawn')}
                </p>
              )}
            </InPlace>
          )
        );
      })}
    </>
  );
}
