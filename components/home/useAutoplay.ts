import { useEffect, useReducer, useState } from 'react';
import { useReducedMotion } from '@/lib/browser/useReducedMotion';

const SLIDE_MS = 5000;

const move = ({ furthest }: { furthest: number }, index: number) => ({
  index,
  furthest: Math.max(furthest, index),
});

const isCovered = () => document.hidden || document.querySelector('dialog[open]') !== null;

/**
 * Rests on pause, hover, keyboard focus and while covered, so focus returns to the same slide.
 * Reduced motion prevents autostart.
 */
export function useAutoplay(total: number, resting: boolean) {
  const [{ index, furthest }, show] = useReducer(move, { index: 0, furthest: 0 });
  const [chosen, setPlaying] = useState<boolean | null>(null);
  const reducedMotion = useReducedMotion();
  const playing = chosen ?? !reducedMotion;
  const current = total > 0 ? index % total : 0;

  useEffect(() => {
    if (!playing || resting || total < 2) return;
    const timer = setInterval(() => {
      if (!isCovered()) show((current + 1) % total);
    }, SLIDE_MS);
    return () => clearInterval(timer);
  }, [current, playing, resting, total]);

  return { index: current, furthest, show, playing, setPlaying };
}
