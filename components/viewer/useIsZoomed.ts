import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.visualViewport?.addEventListener('resize', listener);
  return () => window.visualViewport?.removeEventListener('resize', listener);
}

/** A little more is what some browsers say of a page that nobody has enlarged. */
const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

/** Whether the reader has enlarged the page with two fingers, and looks at a part of it. */
export const useIsZoomed = (): boolean => useSyncExternalStore(subscribe, isZoomed);
