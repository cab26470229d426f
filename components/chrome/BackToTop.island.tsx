'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

const SHOWN_AFTER_PX = 300;

function subscribe(onScroll: () => void) {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}

const isFarDown = () => window.scrollY > SHOWN_AFTER_PX;

function goToTop() {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  // The button is about to go; the next Tab should start where the page does.
  document.getElementById('top')?.focus({ preventScroll: true });
}

type Props = { label: string; className: string; children: ReactNode };

/** Client code because it listens to scrolling: it appears after 300 px and takes the reader and the focus to the top. */
export function BackToTop({ label, className, children }: Props) {
  const shown = useSyncExternalStore(subscribe, isFarDown, () => false);
  if (!shown) return null;
  return (
    <button type="button" aria-label={label} onClick={goToTop} className={className}>
      {children}
    </button>
  );
}
