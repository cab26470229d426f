import { useSyncExternalStore } from 'react';

/** A page's filter lives in its address, so that Back, reload and a shared link keep it. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** The value of a query parameter, `initial` until the browser can say, and a way to set it without loading the page. */
export function useFilter(parameter: string, initial: string): [string, (href: string) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(location.search).get(parameter) ?? 'all',
    () => initial,
  );
  const choose = (href: string) => {
    history.pushState(null, '', href);
    listeners.forEach((listener) => listener());
  };
  return [value, choose];
}
