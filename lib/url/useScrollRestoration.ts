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

/**
 * Scrolls to a position, and keeps the browser from its own, which it applies until the page is
 * loaded: that of the story's page from where this one was loaded anew. Gives what undoes it.
 */
function keepAt(position: number): () => void {
  scrollTo(0, position);
  if (document.readyState === 'complete') return () => {};
  history.scrollRestoration = 'manual';
  let frame = 0;
  // The last time is behind the event.
  const onLoad = () => {
    frame = requestAnimationFrame(() => {
      history.scrollRestoration = 'auto';
    });
  };
  addEventListener('load', onLoad, { once: true });
  return () => {
    removeEventListener('load', onLoad);
    cancelAnimationFrame(frame);
  };
}

/**
 * Restores what was scrolled on the very page that is shown, where the browser alone would not get
 * it right.
 */
export function useScrollRestoration(openId: string | null | undefined): void {
  useEffect(() => {
    if (openId) return;
    const saved = takeSaved();
    if (saved !== null) return keepAt(saved);
    // What is scrolled while nothing is open over the page is its own position.
    const onScroll = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('scroll', onScroll, { once: true, passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [openId]);
}
