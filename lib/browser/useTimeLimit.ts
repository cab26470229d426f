import { useEffect, useEffectEvent, useRef } from 'react';

export function useTimeLimit(turn: string, ms: number, running: boolean, onEnd: () => void) {
  const elapsed = useRef({ turn, ms: 0 });
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (elapsed.current.turn !== turn) elapsed.current = { turn, ms: 0 };
    if (!running) return;
    const startedAt = performance.now();
    const before = elapsed.current.ms;
    const timer = setTimeout(() => end(), ms - before);
    return () => {
      clearTimeout(timer);
      elapsed.current.ms = before + performance.now() - startedAt;
    };
  }, [turn, ms, running]);
}
