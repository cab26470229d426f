/** The URL is the only state of what is open, so Back, Forward, reload and shared links work. */

const listeners = new Set<() => void>();

export function subscribeToUrl(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

export function pushUrl(href: string, state: object | null = null): void {
  history.pushState(state, '', href);
  listeners.forEach((listener) => listener());
}
