import { useEffect } from 'react';
import { isObject } from '@/lib/isObject';
import { pageBehind } from './isOtherPage';
import { pushUrl } from './url';

/**
 * Switches scroll restoration to manual: browsers save the page's position for the story's entry
 * too, and would scroll the story's page after a reload.
 */
export function pushStory(href: string): void {
  // Ignores a second tap while the reader's script loads.
  if (location.pathname === new URL(href, location.href).pathname) return;
  const over = pageBehind(history.state) ?? location.pathname;
  if (history.scrollRestoration === 'auto') history.replaceState({ ...history.state, scrollY }, '');
  pushUrl(href, { over });
  history.scrollRestoration = 'manual';
}

const savedIn = (state: unknown): number | null =>
  isObject(state) && typeof state.scrollY === 'number' ? state.scrollY : null;

function takeSaved(): number | null {
  const saved = savedIn(history.state);
  if (saved !== null) history.replaceState({ ...history.state, scrollY: undefined }, '');
  return saved;
}

const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * After a reload browsers restore the story's position late; this undoes it once. User input stops
 * it.
 */
function scrollBackTo(position: number, signal: AbortSignal): void {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  const options = { passive: true, signal };
  for (const input of INPUTS) addEventListener(input, settle, options);
  addEventListener(
    'scroll',
    () => {
      // The first event comes from the `scrollTo` below; positions round to device pixels.
      if (isSettled || Math.abs(scrollY - position) < 1) return;
      settle();
      scrollTo(0, position);
    },
    options,
  );
  scrollTo(0, position);
}

export function useScrollRestoration(openId: string | null | undefined): void {
  // Null and undefined (before hydration) count as one; otherwise hydration would lose the restored
  // position.
  const isOpen = !!openId;
  useEffect(() => {
    if (isOpen) return;
    const shown = new AbortController();
    const { signal } = shown;
    const saved = takeSaved();
    if (saved !== null) scrollBackTo(saved, signal);
    const onScroll = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('scroll', onScroll, { once: true, passive: true, signal });
    return () => shown.abort();
  }, [isOpen]);
}
