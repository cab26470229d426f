import { useEffect } from 'react';
import { useReducedData } from '@/lib/browser/useConnection';
import { whenIdle } from '@/lib/browser/whenIdle';
import { MORE_IN_READER } from '@/lib/stories/listLengths';
import { cardsInPage, idsOf } from './cards';
import { requestStories } from './requestStories';
import type * as storyCache from './storyCache';

let cache: typeof storyCache | undefined;
/** Loaded lazily, to keep SWR's story cache and the observer out of the first load. */
const fetchCache = async () => (cache ??= await import('./storyCache'));

const noStories = () => {};

/** After a deployment the script may be gone; stories then load when they are opened. */
function prefetchStories(ids: readonly string[], request?: Promise<readonly unknown[]>): void {
  fetchCache().then(({ cacheStory }) => ids.forEach((id) => cacheStory(id, request)), noStories);
}

/** The request runs in parallel with the cache's script. */
function prefetchAtOnce(id: string): void {
  const request = cache ? undefined : requestStories([id]);
  request?.catch(noStories); // opening the story requests it again and reports a second failure
  prefetchStories([id], request);
}

const firstStories = () => idsOf(cardsInPage()).slice(0, MORE_IN_READER + 1);

const INTENT = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Prefetches when idle, near the screen and on intent; never with Save-Data or on a slow
 * connection.
 *
 * @param awaitedId the open story while the reader's script loads, fetched in parallel
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
      // `pointerover` fires for each child of a card, so failures are not retried.
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
    document.addEventListener('DOMContentLoaded', start, options);
    return () => {
      unmount.abort();
      stop();
    };
  }, [reduced, onFetch]);
}
