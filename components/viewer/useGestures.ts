import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { useIsZoomed } from './useIsZoomed';

const SWIPE_PX = 40;
const HOLD_MS = 300;

type Press = { pointer: number; x: number; y: number; at: number };
type Gestures = {
  /** One story on or back. */
  move: (by: 1 | -1) => void;
  /** A tap in the middle. */
  toggle: () => void;
};

/** A tap on a control is no gesture. */
const isForViewer = (target: EventTarget) =>
  target instanceof Element && !target.closest('a, button, iframe');

/**
 * What one finger or the mouse does on a story: a swipe, a tap on its right or left third, and a hold, which pauses it for
 * as long as it lasts. Two fingers enlarge the page, and where it is enlarged, one moves it.
 */
export function useGestures({ move, toggle }: Gestures) {
  const press = useRef<Press | null>(null);
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
      // A mouse that is drawn across selects text.
      if (isSwipe && pointerType !== 'mouse') move(across < 0 ? 1 : -1);
      const isTap = Math.hypot(across, down) < SWIPE_PX / 4 && timeStamp - from.at < HOLD_MS;
      if (!isTap) return;
      const { left, width } = currentTarget.getBoundingClientRect();
      const at = (clientX - left) / width;
      hasTurned.current = at > 2 / 3 || at < 1 / 3;
      if (hasTurned.current) move(at > 1 / 2 ? 1 : -1);
      else toggle();
    },
    onPointerCancel: giveUp,
    onPointerLeave: giveUp,
    // The click of a tap that has turned the page would press what the next story has there; a key's has no detail.
    onClickCapture: (event: MouseEvent) => {
      if (!hasTurned.current || event.detail === 0) return;
      hasTurned.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { isHeld, isZoomed, handlers };
}
