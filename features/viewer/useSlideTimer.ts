import { useEffect, useEffectEvent, useRef } from 'react';

export const SLIDE_MS = 6000;

/** Pauses do not count; a new `slide` restarts the time. */
export function useSlideTimer(slide: string, ms: number, running: boolean, onEnd: () => void) {
  const elapsed = useRef({ slide, ms: 0 });
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (elapsed.current.slide !== slide) elapsed.current = { slide, ms: 0 };
    if (!running) return;
    const startedAt = performance.now();
    const before = elapsed.current.ms;
    const timer = setTimeout(() => end(), ms - before);
    return () => {
      clearTimeout(timer);
      elapsed.current.ms = before + performance.now() - startedAt;
    };
  }, [slide, ms, running]);
}
