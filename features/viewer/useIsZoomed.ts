import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.visualViewport?.addEventListener('resize', listener);
  return () => window.visualViewport?.removeEventListener('resize', listener);
}

/** Some browsers report slightly above 1 for an unzoomed page. */
const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

export const useIsZoomed = (): boolean => useSyncExternalStore(subscribe, isZoomed);
