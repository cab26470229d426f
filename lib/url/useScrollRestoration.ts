import { useSelectedLayoutSegments } from 'next/navigation';
import { useEffect } from 'react';
import { pushUrl } from './url';

/**
 * Puts a story's URL on top of the history, for a story that opens over the page. The browser
 * saves the position of the document for the new entry too, which is that of the page behind: a
 * reload, or Back from another page, loads the story's own page instead and must not be scrolled
 * there.
 */
export function pushStory(href: string): void {
  if (history.scrollRestoration === 'auto') history.replaceState({ ...history.state, scrollY }, '');
  pushUrl(href);
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

/**
 * Restores what was scrolled on the very page that is shown, where the browser alone would not get
 * it right.
 */
export function useScrollRestoration(openId: string | null | undefined): void {
  const page = useSelectedLayoutSegments().join('/');

  // After the reload of an open story, Chromium still takes it and the page it was opened over for
  // one document: between them Next swaps the pages, after the browser has applied the position to
  // the page that goes.
  useEffect(
    () => () => {
      const saved = savedIn(history.state);
      if (saved !== null || history.scrollRestoration === 'manual') scrollTo(0, saved ?? 0);
    },
    [page],
  );

  // What is scrolled while nothing is open over the page is its own position.
  useEffect(() => {
    if (openId) return;
    const onScroll = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('scroll', onScroll, { once: true, passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [openId, page]);
}
