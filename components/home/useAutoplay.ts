import { useEffect, useReducer, useState } from 'react';
import { useReducedMotion } from '@/lib/browser/useReducedMotion';

const SLIDE_MS = 5000;

/** To a slide; `furthest` is the last one that was ever shown. */
const move = ({ furthest }: { furthest: number }, index: number) => ({
  index,
  furthest: Math.max(furthest, index),
});

/** Whether nobody sees the slider: in a tab behind, or below the reader or another dialog. */
const isCovered = () => document.hidden || document.querySelector('dialog[open]') !== null;

/**
 * The slide shown, moving on every 5 seconds and wrapping. It rests while the reader paused it,
 * points at it or is inside it with the keyboard, and while it is covered, so that the focus comes
 * back to the slide it left. It does not start by itself where reduced motion is asked for. Each move
 * starts the 5 seconds anew.
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
