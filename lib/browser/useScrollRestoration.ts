import { useEffect } from 'react';
import { pageBehind } from './isOtherPage';
import { pushUrl } from './url';

/**
 * Puts a story's URL on top of the history, for a story that opens over the page. The browser
 * saves the position of the document for the new entry too, which is that of the page behind: a
 * reload, or Back from another page, loads the story's own page instead and must not be scrolled
 * there.
 */
export function pushStory(href: string): void {
  // A second tap, while the reader's script is on its way.
  if (location.pathname === new URL(href, location.href).pathname) return;
  const over = pageBehind(history.state) ?? location.pathname;
  if (history.scrollRestoration === 'auto') history.replaceState({ ...history.state, scrollY }, '');
  pushUrl(href, { over });
  history.scrollRestoration = 'manual';
}

/** The position `pushStory` saved in an entry. */
const savedIn = (state: unknown): number | null =>
  typeof state === 'object' &&
  state !== null &&
  'scrollY' in state &&
  typeof state.scrollY === 'number'
    ? state.scrollY
    : null;

/** Takes the saved position out of the entry, which from now on has its own. */
function takeSaved(): number | null {
  const saved = savedIn(history.state);
  if (saved !== null) history.replaceState({ ...history.state, scrollY: undefined }, '');
  return saved;
}

const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to `position`. When the document was reloaded, the browser later restores the position of
 * the other page, that of the story; this undoes it once. Stops at the first user input.
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
      // The first event is that of the `scrollTo` below; positions are rounded to device pixels.
      if (isSettled || Math.abs(scrollY - position) < 1) return;
      settle();
      scrollTo(0, position);
    },
    options,
  );
  scrollTo(0, position);
}

/**
 * Restores what was scrolled on the very page that is shown, where the browser alone would not get
 * it right.
 */
export function useScrollRestoration(openId: string | null | undefined): void {
  // No story is null or, before the page is hydrated, undefined: the same, or the position that was
  // just restored would be given up.
  const isOpen = !!openId;
  useEffect(() => {
    if (isOpen) return;
    const shown = new AbortController();
    const { signal } = shown;
    const saved = takeSaved();
    if (saved !== null) scrollBackTo(saved, signal);
    // What is scrolled while nothing is open over the page is its own position.
    const onScroll = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('scroll', onScroll, { once: true, passive: true, signal });
    return () => shown.abort();
  }, [isOpen]);
}
