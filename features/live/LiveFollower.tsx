import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import useSWR from 'swr';
import { usePageForm } from '@/components/reader/body/usePageForm';
import { isReduced } from '@/lib/browser/connection';
import { useSaveData } from '@/lib/browser/useConnection';
import { MINUTE_MS } from '@/lib/format/elapsed';
import { LIVE_INTERVAL_MS, untilNextPoll } from '@/lib/polls/pollIntervals';
import { liveEndpoint } from '@/lib/stories/liveAnswer';
import { lastChangeOf, updatePath } from '@/lib/stories/updateAddress';
import { storyPath } from '@/lib/story/story';
import { useEndedText } from './CoverageMark';
import { InPlace } from './InPlace';
import { NewUpdates } from './NewUpdates';
import { PageParts } from './PageParts';
import { PageStateText } from './PageState';
import { Update } from './Update';
import { insertElement, type LivePageElements } from './livePageElements';
import { newestAnew, receive, reveal, startState } from './liveState';
import { type Loaded, loadLiveAnswer } from './loadLiveAnswer';
import { focusElement } from './preserveFocus';
import { useDocumentTitle } from './useDocumentTitle';

const untilNext = () =>
  untilNextPoll(Date.now(), isReduced() ? 2 * LIVE_INTERVAL_MS : LIVE_INTERVAL_MS);

/**
 * Older cursors ask for the newest page: with a cursor each, edges would keep an answer for every
 * update ever made.
 */
const RECENT_MS = 5 * MINUTE_MS;

const isRecent = (at: number | null) => at !== null && Date.now() - at < RECENT_MS;

/** `at`: when the source last answered; null if not since the page was made. */
const stateOf = ({ at, isOk }: { at: number | null; isOk: boolean }) =>
  isOk ? 'asOf' : at === null ? 'failed' : 'unavailable';

/** Follows an open live page. The server's elements stay until an answer changes them. */
export function LiveFollower({ page }: { page: LivePageElements }) {
  const t = useTranslations('Coverage');
  const form = usePageForm(location.origin, page.otherLanguage);
  const { locale } = form;
  const { story, takesNew } = page;
  const path = storyPath(story);
  const [state, setState] = useState(() => startState(page.shown, page.newest));
  // `at` by the server's clock, `heardAt` by the device's.
  const [fetched, setFetched] = useState({
    at: page.isStale ? null : page.madeAt,
    heardAt: page.isStale ? null : page.madeAt,
    isOk: !page.isStale,
  });
  const [isGone, setIsGone] = useState(false);
  const saves = useSaveData();
  const endedText = useEndedText();
  const { last } = state;
  // Never earlier than the server's own times: the device's clock may be behind.
  const told = Math.max(page.madeAt, Date.parse(last?.changedAt ?? '') || 0);
  const now = Math.max(fetched.at ?? 0, told);
  const isOver = isGone || (last !== null && last.endedAt !== null);
  const count = state.pending.length;
  const [waiting, setWaiting] = useState<ReadonlySet<HTMLElement>>(new Set());
  const [asked, setAsked] = useState(0);
  const patience = {
    asked,
    onWait: (host: HTMLElement, waits: boolean) =>
      setWaiting((before) => {
        if (before.has(host) === waits) return before;
        const others = [...before].filter((one) => one !== host);
        return new Set(waits ? [...others, host] : others);
      }),
  };

  const onAnswer = (loaded: Loaded | 'gone' | 'failed') => {
    setIsGone(loaded === 'gone');
    const isOk = typeof loaded === 'object' && !loaded.answer.isStale;
    setFetched((before) =>
      isOk ? { at: loaded.sentAt, heardAt: Date.now(), isOk } : { ...before, isOk },
    );
    if (typeof loaded === 'object') setState((before) => receive(before, loaded.answer, page));
  };
  // Paused by SWR while the page is hidden or offline; asks at once when it is shown again.
  const { mutate } = useSWR(
    isOver || saves ? null : `live/${story}`,
    () =>
      loadLiveAnswer(liveEndpoint(story, locale, isRecent(fetched.heardAt) ? state.after : null)),
    { revalidateOnMount: false, refreshInterval: untilNext, onSuccess: onAnswer },
  );
  useEffect(() => {
    const onShown = ({ persisted }: PageTransitionEvent) => persisted && void mutate();
    addEventListener('pageshow', onShown);
    return () => removeEventListener('pageshow', onShown);
  }, [mutate]);
  useDocumentTitle(page.title, last?.title, count);

  const show = () => {
    const elements = state.pending.map((update) => insertElement(page, update));
    flushSync(() => {
      setState(reveal);
      setAsked(asked + 1);
    });
    const first = elements[0] ?? [...waiting][0];
    if (first) focusElement(first);
    elements[0]?.scrollIntoView();
  };
  const [latest] = state.pending;
  const waitingAt =
    !latest || takesNew || latest.at > page.shownSince ? path : updatePath(story, latest.id);
  const news = last?.endedAt ? endedText(last.endedAt) : count > 0 && t('newUpdates', { count });
  return (
    <>
      <NewUpdates
        count={count}
        hasChanges={waiting.size > 0}
        href={takesNew && !state.hasGap ? null : waitingAt}
        onShow={show}
      />
      {createPortal(fetched.isOk ? news : t('failed'), page.announced)}
      {last && (
        <PageParts
          page={page}
          answer={last}
          newest={takesNew ? newestAnew(state) : null}
          patience={patience}
          form={form}
          now={now}
        />
      )}
      <InPlace host={page.state}>
        <PageStateText
          path={path}
          locale={locale}
          now={now}
          state={saves ? 'savesData' : stateOf(fetched)}
        />
      </InPlace>
      {[...state.anew].map(([id, update]) => {
        const host = page.elementOf(id);
        return (
          host && (
            <InPlace
              key={id}
              host={host}
              version={update ? lastChangeOf(update) : 'withdrawn'}
              isNew={!page.shown.some((one) => one.id === id)}
              patience={patience}
            >
              {update ? (
                <Update
                  update={update}
                  story={story}
                  form={form}
                  now={now}
                  isPinned={id === page.pinned && id === last?.pinned?.id}
                />
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
