import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Bounds, movedBy, type Transform, WHOLE, zoomedAt } from './zoomTransform';

export const STEP = 1.5;
const DOUBLE_TAP = { ms: 300, px: 30, factor: 2.5 };
const TAP_PX = 10;

type Point = { x: number; y: number };

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** One pointer drags, two pinch; double tap and wheel zoom at the pointer. */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
) {
  const [transform, setTransform] = useState<Transform>(WHOLE);
  const pointers = useRef(new Map<number, Point>());
  /** Undefined with two fingers down, which never count as a tap. */
  const press = useRef<Point | undefined>(undefined);
  const tap = useRef({ at: -Infinity, x: 0, y: 0 });

  const bounds = (): Bounds => ({
    picture: sizeOf(picture.current),
    frame: sizeOf(frame.current),
  });
  const fromMiddle = (point: Point): Point => {
    const box = frame.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: point.x - box.x - box.width / 2, y: point.y - box.y - box.height / 2 };
  };
  const zoom = (factor: number, point: Point = { x: 0, y: 0 }) =>
    setTransform((now) => zoomedAt(now, factor, point, bounds()));
  const move = (x: number, y: number) => setTransform((now) => movedBy(now, { x, y }, bounds()));
  const reset = () => setTransform(WHOLE);

  // React's wheel and touch listeners are passive, so they could not stop the page from scrolling
  // or zooming.
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 300), fromMiddle({ x: event.clientX, y: event.clientY }));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  });

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const here = { x: event.clientX, y: event.clientY };
    press.current = pointers.current.size === 0 ? here : undefined;
    pointers.current.set(event.pointerId, here);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    pointers.current.set(event.pointerId, now);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return move(now.x - before.x, now.y - before.y);
    const [from, to] = [middle(before, other), middle(now, other)];
    zoom(distance(now, other) / Math.max(1, distance(before, other)), fromMiddle(to));
    move(to.x - from.x, to.y - from.y);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
    const here = { x: event.clientX, y: event.clientY };
    if (!press.current || distance(here, press.current) > TAP_PX) return;
    const isSecond =
      event.timeStamp - tap.current.at < DOUBLE_TAP.ms &&
      distance(here, tap.current) < DOUBLE_TAP.px;
    tap.current = { at: isSecond ? -Infinity : event.timeStamp, ...here };
    if (!isSecond) return;
    if (transform.scale > 1) reset();
    else zoom(DOUBLE_TAP.factor, fromMiddle(here));
  };
  const forget = ({ pointerId }: PointerEvent<HTMLElement>) =>
    void pointers.current.delete(pointerId);

  return {
    transform,
    zoom,
    move,
    reset,
    gestures: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: forget,
      // A context menu captures the mouse, and its button is released there.
      onLostPointerCapture: forget,
    },
  };
}

const sizeOf = (element: HTMLElement | null) => ({
  width: element?.offsetWidth ?? 0,
  height: element?.offsetHeight ?? 0,
});
