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
 * Restores what was scrolled on the very page that is shown, where the browser alone would not get
 * it right.
 */
export function useScrollRestoration(openId: string | null | undefined): void {
  useEffect(() => {
    if (openId) return;
    // The page behind may have been loaded anew, from a story's own page: the browser has applied
    // its position to that page then.
    const saved = takeSaved();
    if (saved !== null) scrollTo(0, saved);
    // What is scrolled while nothing is open over the page is its own position.
    const onScroll = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('scroll', onScroll, { once: true, passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [openId]);
}
