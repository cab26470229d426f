import { useSyncExternalStore } from 'react';
import { subscribeToUrl } from '@/lib/browser/url';

function subscribeToHidden(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * Whether nobody looks at the viewer: its tab is hidden, or a story is read over it.
 *
 * @param page the path of the page below
 */
export function useAway(page: string): boolean {
  const isHidden = useSyncExternalStore(subscribeToHidden, () => document.hidden);
  const isCovered = useSyncExternalStore(subscribeToUrl, () => location.pathname !== page);
  return isHidden || isCovered;
}
