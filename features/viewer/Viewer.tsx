import { useTranslations } from 'next-intl';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Modal } from '@/components/ui/Modal';
import { stepOf } from '@/lib/browser/readingDirection';
import { useReducedData } from '@/lib/browser/useConnection';
import { useReducedMotion } from '@/lib/browser/useReducedMotion';
import type { CardData } from '@/lib/stories/browser/cards';
import { useCachedStory } from '@/lib/stories/browser/storyCache';
import { otherPictures } from '@/lib/story/picturesIn';
import { storyPages } from '@/lib/story/storyPages';
import { PageButtons, ViewerBar } from './ViewerBar';
import { ViewerSlide } from './ViewerSlide';
import { isWall, slidePicture, usePreloadedPicture } from './slidePicture';
import { useAway } from './useAway';
import { useGestures } from './useGestures';
import { noteViewed } from './viewedStory';
import './viewer.css';

type Props = {
  cards: readonly CardData[];
  first: number;
};

const isTaken = ({ target, key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey ||
  ctrlKey ||
  metaKey ||
  shiftKey ||
  (key === ' ' && target instanceof Element && target.closest('a, button') !== null);

/**
 * Reduced motion and Save-Data disable autoplay; a hold, a hidden tab and focus on a control pause
 * it.
 */
export function Viewer({ cards, first }: Props) {
  const t = useTranslations('Viewer');
  const [{ index, at }, setPlace] = useState({ index: first, at: 0 });
  const [chosen, setPlaying] = useState<boolean | null>(null);
  const [isMuted, setMuted] = useState(true);
  const [isInControls, setInControls] = useState(false);
  const [broken, setBroken] = useState<string | null>(null);
  const [listPath] = useState(() => location.pathname);
  const stage = useRef<HTMLDivElement>(null);
  const isLeaving = useRef(false);
  const reducedMotion = useReducedMotion();
  const reducedData = useReducedData();
  const isAway = useAway(listPath);

  const card = cards[index];
  const id = card?.id ?? '';
  const { story } = useCachedStory(id);
  const wide = isWall(cards);
  const pages = card ? storyPages(card, wide && story ? otherPictures(story) : []) : [];
  const page = pages[at] ?? pages[0];
  const nextPage = pages[at + 1];
  const show = (next: number) => {
    if (cards[next]) setPlace({ index: next, at: 0 });
  };
  const isWithin = (by: 1 | -1) => pages[at + by] !== undefined;
  const move = (by: 1 | -1) => {
    if (isWithin(by)) setPlace({ index, at: at + by });
    else show(index + by);
  };
  const isPlaying = chosen ?? !(reducedMotion || reducedData);
  const toggle = () => setPlaying(!isPlaying);
  // Closing is a step back in the history; a second click would leave the page.
  const leave = () => {
    if (!isLeaving.current) history.back();
    isLeaving.current = true;
  };
  // Browsers may refuse autoplay with sound, or altogether.
  const onRefused = () => (isMuted ? setPlaying(false) : setMuted(true));
  const { isHeld, isZoomed, handlers } = useGestures({ move, toggle, close: leave });
  const isRunning = isPlaying && !isHeld && !isAway;

  useEffect(() => {
    if (id) noteViewed(id);
  }, [id]);
  const focusStage = () => stage.current?.focus();
  // The dialog would focus its first button, which pauses the viewer.
  useEffect(focusStage, []);
  // Keys are heard only inside the viewer, and a removed control loses the focus.
  useEffect(() => {
    if (document.activeElement === document.body) stage.current?.focus();
  }, [id, at]);
  const room = { wide, savesData: reducedData };
  const [before, after] = [cards[index - 1], cards[index + 1]];
  usePreloadedPicture(after?.picture, after?.pages, room);
  usePreloadedPicture(before?.picture, before?.pages, room);
  usePreloadedPicture(nextPage?.kind === 'picture' ? nextPage.picture.url : null, undefined, room);

  const onKeyDown = (event: KeyboardEvent) => {
    const act = {
      ArrowRight: () => move(stepOf(1)),
      ArrowLeft: () => move(stepOf(-1)),
      PageDown: () => show(index + 1),
      PageUp: () => show(index - 1),
      Home: () => show(0),
      End: () => show(cards.length - 1),
      ' ': toggle,
    }[event.key];
    if (!act || isTaken(event)) return;
    event.preventDefault();
    act();
  };
  // A clicked button must not pause; nor must the button that starts playback.
  const onFocus = ({ target }: FocusEvent) =>
    setInControls(target.matches('a:focus-visible, button:focus-visible:not([data-starts])'));

  if (!card || !page) return null;
  const position = { number: index + 1, total: cards.length };
  const isAlone = cards.length === 1;
  const pagePosition = { number: at + 1, total: pages.length };
  const isPaged = pages.length > 1;
  const announcement = isAlone ? card.title : t('announcement', { ...position, title: card.title });
  const picture =
    page.kind === 'picture' ? page.picture.url : (card.picture ?? story?.picture ?? null);
  const pageText =
    page.kind === 'point'
      ? page.text
      : page.kind === 'picture'
        ? (page.picture.caption ?? page.picture.alt)
        : t('read');
  return (
    <Modal label={t('label')} onClose={leave} closesOutside={false} className="viewer">
      <div
        className="viewer-frame"
        data-wide={wide ? '' : undefined}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={() => setInControls(false)}
      >
        {picture && picture !== broken && (
          <img
            key={picture}
            {...slidePicture(picture, card.pages, room)}
            alt=""
            className="viewer-ground"
            onError={() => setBroken(picture)}
          />
        )}
        <div
          ref={stage}
          tabIndex={-1}
          className="viewer-stage"
          aria-label={isAlone ? card.title : t('position', position)}
          role="group"
          data-zoomed={isZoomed ? '' : undefined}
          {...handlers}
        >
          <ViewerSlide
            key={id}
            card={card}
            story={story}
            page={page}
            at={at}
            picture={picture}
            wide={wide}
            following={cards[index + 1]}
            isRunning={isRunning}
            mayMoveOn={isRunning && !isInControls}
            isMuted={isMuted}
            savesData={reducedData}
            onEnd={() => move(1)}
            onFollow={() => show(index + 1)}
            onRefused={onRefused}
            onStart={focusStage}
          />
        </div>
        <ViewerBar
          position={isPaged ? pagePosition : position}
          words={isPaged ? t('page', pagePosition) : t('position', position)}
          movesOn={!isAlone || isPaged}
          isPlaying={isPlaying}
          isMuted={card.videoUrl && !card.youtubeId && !isPaged ? isMuted : undefined}
          onToggle={toggle}
          onMute={() => setMuted(!isMuted)}
          onClose={leave}
        />
        {(!isAlone || isPaged) && (
          <PageButtons
            back={{ isPage: isWithin(-1), isEnd: !isWithin(-1) && index === 0 }}
            on={{ isPage: isWithin(1), isEnd: !isWithin(1) && index === cards.length - 1 }}
            move={move}
          />
        )}
        <p role="status" aria-live="polite" className="sr-only">
          {at === 0 ? announcement : t('pageAnnouncement', { ...pagePosition, text: pageText })}
        </p>
      </div>
    </Modal>
  );
}
