import { useEffect } from 'react';
import { useReducedData } from '@/lib/connection/useReducedData';
import { MORE_IN_READER } from '@/lib/news/listLengths';
import { cardsInPage, idsOf } from './cards';
import { fetchStories } from './fetchStories';
import { whenIdle } from '@/lib/async/whenIdle';

/** What keeps stories and looks for cards is no part of the first load. */
const fetchCache = () => import('./storyCache');

/** The stories are asked for at once, beside the script that keeps them. */
async function prefetchStories(ids: readonly string[]): Promise<void> {
  const requests = fetchStories(ids);
  const { cacheStories } = await fetchCache();
  await cacheStories(requests);
}

/** The page's first stories: what More News shows beside any of them. */
const firstStories = () => idsOf(cardsInPage()).slice(0, MORE_IN_READER + 1);

/** How a reader shows that a story may be opened next. */
const INTENT = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Prefetches the stories that the reader may open: once the browser is idle the page's first ones
 * and those near the screen, then those that scrolling comes to, and any that is pointed at, touched
 * or focused. Under Save-Data and on a slow connection none. `onFetch` is called to fetch what else
 * opening one needs. The story that is open is asked for beside the reader's script, not after it.
 */
export function usePrefetchStories(openId: string | null | undefined, onFetch: () => void) {
  const reduced = useReducedData();

  useEffect(() => {
    if (openId) void prefetchStories([openId]);
  }, [openId]);

  useEffect(() => {
    if (reduced) return;
    let last: HTMLElement | null = null;
    const onIntent = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-story]') : null;
      // Each element within a card reports the pointer anew; what failed is not asked for by each.
      if (!card || card === last) return;
      last = card;
      onFetch();
      void prefetchStories(idsOf([card]));
    };
    const unmount = new AbortController();
    const options = { passive: true, signal: unmount.signal };
    INTENT.forEach((event) => document.addEventListener(event, onIntent, options));

    let stop = () => {};
    const start = () => {
      stop();
      let isStopped = false;
      let end = whenIdle(async () => {
        if (cardsInPage().length === 0) return;
        onFetch();
        const { observeCards } = await fetchCache();
        if (isStopped) return;
        end = observeCards((near) => void prefetchStories([...firstStories(), ...near]));
      });
      stop = () => {
        isStopped = true;
        end();
      };
    };
    start();
    // Once more with the cards of the lists that were still on their way.
    document.addEventListener('DOMContentLoaded', start, options);
    return () => {
      unmount.abort();
      stop();
    };
  }, [reduced, onFetch]);
}
