import { useSyncExternalStore } from 'react';
import { subscribeToUrl } from '@/lib/browser/url';

function subscribeToHidden(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

export function useAway(page: string): boolean {
  const isHidden = useSyncExternalStore(subscribeToHidden, () => document.hidden);
  const isCovered = useSyncExternalStore(subscribeToUrl, () => location.pathname !== page);
  return isHidden || isCovered;
}
