import { useTranslations } from 'next-intl';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Modal } from '@/components/ui/Modal';
import { useReducedData } from '@/lib/browser/useReducedData';
import { useReducedMotion } from '@/lib/browser/useReducedMotion';
import type { CardData } from '@/lib/stories/browser/cards';
import { useCachedStory } from '@/lib/stories/browser/storyCache';
import { storyPages } from '@/lib/stories/model/storyPages';
import { PageButtons, ViewerBar } from './ViewerBar';
import { ViewerSlide } from './ViewerSlide';
import { slidePicture } from './slidePicture';
import { useAway } from './useAway';
import { useGestures } from './useGestures';
import { usePreloadedPictures } from './usePreloadedPictures';
import { isWall } from './isWall';
import { noteViewed } from './viewedStory';
import './viewer.css';

type Props = {
  /** The stories, one at least. */
  cards: readonly CardData[];
  /** Which one is shown first. */
  first: number;
};

/** A key that its own control needs, or that the browser uses for itself. */
const isTaken = ({ target, key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey ||
  ctrlKey ||
  metaKey ||
  shiftKey ||
  (key === ' ' && target instanceof Element && target.closest('a, button') !== null);

/**
 * The stories of a list, one at a time across the whole screen, a web story page by page. It moves on by itself, unless the device asks for
 * less motion or less data; a hold, a hidden tab and the keyboard's focus on a control let it rest.
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
  const pages = card ? storyPages(card) : [];
  const page = pages[at];
  const show = (next: number) => {
    if (cards[next]) setPlace({ index: next, at: 0 });
  };
  const isWithin = (by: 1 | -1) => pages[at + by] !== undefined;
  /** To the page beside this one, or the story beside it. */
  const move = (by: 1 | -1) => {
    if (isWithin(by)) setPlace({ index, at: at + by });
    else show(index + by);
  };
  const isPlaying = chosen ?? !(reducedMotion || reducedData);
  const toggle = () => setPlaying(!isPlaying);
  // Back in the history, which closes it. A second click, before the browser is there, would leave the page.
  const leave = () => {
    if (!isLeaving.current) history.back();
    isLeaving.current = true;
  };
  // Without the sound that was turned on for another video, or as a still with the button to play it.
  const onRefused = () => (isMuted ? setPlaying(false) : setMuted(true));
  const { isHeld, isZoomed, handlers } = useGestures({ move, toggle, close: leave });
  const isRunning = isPlaying && !isHeld && !isAway;

  useEffect(() => {
    if (id) noteViewed(id);
  }, [id]);
  const focusStage = () => stage.current?.focus();
  // The dialog would focus its first button, which lets the viewer rest.
  useEffect(focusStage, []);
  // Keys are heard within the viewer alone; a control that goes with its page takes the focus along.
  useEffect(() => {
    if (document.activeElement === document.body) stage.current?.focus();
  }, [id, at]);
  const wide = isWall(cards);
  usePreloadedPictures(reducedData ? [] : [cards[index + 1], cards[index - 1]], wide);

  const onKeyDown = (event: KeyboardEvent) => {
    const act = {
      ArrowRight: () => move(1),
      ArrowLeft: () => move(-1),
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
  // A click focuses a button too, and asks for no rest; neither does the button that starts it.
  const onFocus = ({ target }: FocusEvent) =>
    setInControls(target.matches('a:focus-visible, button:focus-visible:not([data-starts])'));

  if (!card || !page) return null;
  const position = { number: index + 1, total: cards.length };
  const isAlone = cards.length === 1;
  const pagePosition = { number: at + 1, total: pages.length };
  const isPaged = pages.length > 1;
  const announcement = isAlone ? card.title : t('announcement', { ...position, title: card.title });
  const picture = card.picture ?? story?.picture ?? null;
  const pageText = page.kind === 'point' ? page.text : t('read');
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
            {...slidePicture(picture, wide)}
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
            isPaged={isPaged}
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
