import {
  type MouseEvent,
  type PointerEvent,
  type TouchEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { stepOf } from '@/lib/browser/readingDirection';

const SWIPE_PX = 40;
const PULL_PX = 80;
const HOLD_MS = 300;

type Press = { pointer: number; x: number; y: number; at: number };
type Gestures = {
  move: (by: 1 | -1) => void;
  toggle: () => void;
  close: () => void;
};

const isForViewer = (target: EventTarget) =>
  target instanceof Element && !target.closest('a, button, iframe');

/** In scrolled text a downward drag scrolls back instead of closing. */
const isScrolled = (target: EventTarget) =>
  target instanceof Element && (target.closest('.viewer-words')?.scrollTop ?? 0) > 0;

function subscribeToZoom(listener: () => void) {
  window.visualViewport?.addEventListener('resize', listener);
  return () => window.visualViewport?.removeEventListener('resize', listener);
}

/** Some browsers report slightly above 1 for an unzoomed page. */
const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

const useIsZoomed = (): boolean => useSyncExternalStore(subscribeToZoom, isZoomed);

/** Two fingers zoom the page natively; while it is zoomed, one finger pans instead of swiping. */
export function useGestures({ move, toggle, close }: Gestures) {
  const press = useRef<Press | null>(null);
  const pulledFrom = useRef<Pick<Touch, 'clientX' | 'clientY'> | null>(null);
  const hasTurned = useRef(false);
  const [isHeld, setIsHeld] = useState(false);
  const isZoomed = useIsZoomed();

  const end = () => {
    press.current = null;
    setIsHeld(false);
  };
  const giveUp = ({ pointerId }: PointerEvent) => {
    if (press.current?.pointer === pointerId) end();
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      const { target, isPrimary, button, pointerId, clientX, clientY, timeStamp } = event;
      hasTurned.current = false;
      if (!isPrimary) return end();
      if (button !== 0 || isZoomed || !isForViewer(target)) return;
      press.current = { pointer: pointerId, x: clientX, y: clientY, at: timeStamp };
      setIsHeld(true);
    },
    onPointerUp: (event: PointerEvent) => {
      const { currentTarget, pointerId, pointerType, clientX, clientY, timeStamp } = event;
      const from = press.current;
      if (from?.pointer !== pointerId) return;
      end();
      const [across, down] = [clientX - from.x, clientY - from.y];
      const isSwipe = Math.abs(across) >= SWIPE_PX && Math.abs(across) > Math.abs(down);
      if (isSwipe && pointerType !== 'mouse') move(stepOf(across < 0 ? 1 : -1));
      const isTap = Math.hypot(across, down) < SWIPE_PX / 4 && timeStamp - from.at < HOLD_MS;
      if (!isTap) return;
      const { left, width } = currentTarget.getBoundingClientRect();
      const at = (clientX - left) / width;
      hasTurned.current = at > 2 / 3 || at < 1 / 3;
      if (hasTurned.current) move(stepOf(at > 1 / 2 ? 1 : -1));
      else toggle();
    },
    onPointerCancel: giveUp,
    onPointerLeave: giveUp,
    // Touch events, because pointer events end once the browser scrolls.
    onTouchStart: ({ target, touches }: TouchEvent) => {
      const mayClose =
        touches.length === 1 && !isZoomed && isForViewer(target) && !isScrolled(target);
      pulledFrom.current = (mayClose && touches[0]) || null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [from, to] = [pulledFrom.current, changedTouches[0]];
      pulledFrom.current = null;
      if (!from || !to) return;
      const [across, down] = [to.clientX - from.clientX, to.clientY - from.clientY];
      if (down > PULL_PX && down > 2 * Math.abs(across)) close();
    },
    onTouchCancel: () => {
      pulledFrom.current = null;
    },
    // A tap that turns the page also clicks whatever appears beneath. `detail` is 0 for keyboard
    // clicks, which stay.
    onClickCapture: (event: MouseEvent) => {
      if (!hasTurned.current || event.detail === 0) return;
      hasTurned.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { isHeld, isZoomed, handlers };
}
