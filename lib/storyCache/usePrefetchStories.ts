import { useEffect } from 'react';
import { idsInPage } from './cards';
import { fetchStories } from './fetchStories';

/** The stories are asked for at once, beside the script that keeps them. */
async function prefetchStories(ids: readonly string[]): Promise<void> {
  const requests = fetchStories(ids);
  const { cacheStories } = await import('./storyCache');
  await cacheStories(requests);
}

const savesData = () =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

/** Safari has no idle callback; a moment after the page is up will do. */
const WITHOUT_IDLE_CALLBACK_MS = 2000;

/**
 * Prefetches the page's stories: all at once when the browser is idle, and any that came later
 * when the reader points at, touches or focuses one. Under Save-Data only the latter. `onFetch` is
 * called each time, to fetch what else opening one needs.
 */
export function usePrefetchStories(onFetch: () => void) {
  useEffect(() => {
    const onIntent = ({ target }: Event) => {
      const id =
        target instanceof Element
          ? target.closest<HTMLElement>('[data-story]')?.dataset.story
          : undefined;
      if (id === undefined) return;
      onFetch();
      void prefetchStories([id]);
    };
    const events = ['pointerover', 'touchstart', 'focusin'] as const;
    events.forEach((event) => document.addEventListener(event, onIntent, { passive: true }));

    const collect = () => {
      onFetch();
      void prefetchStories(idsInPage());
    };
    let cancel = () => {};
    if (!savesData()) {
      if ('requestIdleCallback' in window) {
        const handle = requestIdleCallback(collect, { timeout: 5000 });
        cancel = () => cancelIdleCallback(handle);
      } else {
        const timer = setTimeout(collect, WITHOUT_IDLE_CALLBACK_MS);
        cancel = () => clearTimeout(timer);
      }
    }
    return () => {
      events.forEach((event) => document.removeEventListener(event, onIntent));
      cancel();
    };
  }, [onFetch]);
}
