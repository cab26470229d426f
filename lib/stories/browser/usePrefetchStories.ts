import { useEffect } from 'react';
import { useReducedData } from '@/lib/browser/useReducedData';
import { whenIdle } from '@/lib/browser/whenIdle';
import { MORE_IN_READER } from '@/lib/stories/listLengths';
import { cardsInPage, idsOf } from './cards';
import { requestStories } from './requestStories';
import type * as storyCache from './storyCache';

let cache: typeof storyCache | undefined;
/** SWR's cache of stories and what looks for cards are no part of the first load. */
const fetchCache = async () => (cache ??= await import('./storyCache'));

const noStories = () => {};

/** Where the cache's script cannot be had, as after a release, the stories come when they are opened. */
function prefetchStories(ids: readonly string[], request?: Promise<readonly unknown[]>): void {
  fetchCache().then(({ cacheStory }) => ids.forEach((id) => cacheStory(id, request)), noStories);
}

/** Asks for a story at once, beside the script of the cache where that is not there yet. */
function prefetchAtOnce(id: string): void {
  const request = cache ? undefined : requestStories([id]);
  request?.catch(noStories); // the reader asks again, and says it if that fails too
  prefetchStories([id], request);
}

/** The page's first stories: what More News shows beside any of them. */
const firstStories = () => idsOf(cardsInPage()).slice(0, MORE_IN_READER + 1);

/** How a reader shows that a story may be opened next. */
const INTENT = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Prefetches the stories that the reader may open: once the browser is idle the page's first ones
 * and those near the screen, then those that scrolling comes to, and any that is pointed at, touched
 * or focused. Under Save-Data and on a slow connection none. `onFetch` is called to fetch what else
 * opening one needs.
 *
 * @param awaitedId the story that is open while the reader's script is on its way: it is asked for beside the script
 */
export function usePrefetchStories(awaitedId: string | null | undefined, onFetch: () => void) {
  const reduced = useReducedData();

  useEffect(() => {
    if (awaitedId) prefetchAtOnce(awaitedId);
  }, [awaitedId]);

  useEffect(() => {
    if (reduced) return;
    let last: HTMLElement | null = null;
    const onIntent = ({ target }: Event) => {
      const card = target instanceof Element && target.closest<HTMLElement>('[data-story]');
      // Each element within a card reports the pointer anew; what failed is not asked for by each.
      if (!card || card === last) return;
      last = card;
      onFetch();
      prefetchStories(idsOf([card]));
    };
    const unmount = new AbortController();
    const options = { passive: true, signal: unmount.signal };
    INTENT.forEach((event) => document.addEventListener(event, onIntent, options));

    let stop = () => {};
    const start = () => {
      stop();
      let isStopped = false;
      let end = whenIdle(() => {
        if (cardsInPage().length === 0) return;
        onFetch();
        fetchCache().then(({ observeCards }) => {
          if (isStopped) return;
          end = observeCards((near) => prefetchStories([...firstStories(), ...near]));
        }, noStories);
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
