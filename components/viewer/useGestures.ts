import { type PointerEvent, useRef, useState } from 'react';

const SWIPE_PX = 40;
const HOLD_MS = 300;

type Press = { x: number; y: number; at: number };
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
 * What fingers and mouse do on a story: a swipe, a tap on its right or left third, and a hold, which pauses it for as
 * long as it lasts.
 */
export function useGestures({ move, toggle }: Gestures) {
  const press = useRef<Press | null>(null);
  const [isHeld, setIsHeld] = useState(false);

  const end = () => {
    press.current = null;
    setIsHeld(false);
  };
  const handlers = {
    onPointerDown: ({ target, isPrimary, button, clientX, clientY, timeStamp }: PointerEvent) => {
      if (!isPrimary || button !== 0 || !isForViewer(target)) return;
      press.current = { x: clientX, y: clientY, at: timeStamp };
      setIsHeld(true);
    },
    onPointerUp: ({ currentTarget, pointerType, clientX, clientY, timeStamp }: PointerEvent) => {
      const from = press.current;
      end();
      if (!from) return;
      const [across, down] = [clientX - from.x, clientY - from.y];
      const isSwipe = Math.abs(across) >= SWIPE_PX && Math.abs(across) > Math.abs(down);
      // A mouse that is drawn across selects text.
      if (isSwipe && pointerType !== 'mouse') move(across < 0 ? 1 : -1);
      const isTap = Math.hypot(across, down) < SWIPE_PX / 4 && timeStamp - from.at < HOLD_MS;
      if (!isTap) return;
      const { left, width } = currentTarget.getBoundingClientRect();
      const at = (clientX - left) / width;
      if (at > 2 / 3) move(1);
      else if (at < 1 / 3) move(-1);
      else toggle();
    },
    onPointerCancel: end,
    onPointerLeave: end,
  };
  return { isHeld, handlers };
}
