/**
 * The URL as state that a page can follow. Nothing else remembers what is open or chosen, so
 * Back, Forward, reload and a shared link come out right by themselves.
 */

const listeners = new Set<() => void>();

/** Subscribes to changes of the URL within the page, for `useSyncExternalStore`. */
export function subscribeToUrl(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/**
 * Puts a URL of this site on top of the history without loading it.
 *
 * @param state Kept with the entry.
 */
export function pushUrl(href: string, state: object | null = null): void {
  history.pushState(state, '', href);
  listeners.forEach((listener) => listener());
}
