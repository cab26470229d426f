'use client';
// An island for scroll distance and direction.

import { type ReactNode, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/Icon';

const FAR_PX = 300;
const BACK_AFTER_MS = 250;

/** Cached, because React reads it during updates, when reading layout is costly. */
let top = 0;
let isMovingDown = false;
let isFar = false;

function subscribe(notify: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const measure = () => {
    top = window.scrollY;
    // Changes only while the bar is not sliding out: a new button would move visible links.
    if (!isMovingDown) isFar = top > FAR_PX;
    notify();
  };
  const onScroll = () => {
    isMovingDown = window.scrollY > top;
    clearTimeout(timer);
    timer = setTimeout(() => {
      isMovingDown = false;
      measure();
    }, BACK_AFTER_MS);
    measure();
  };
  // The browser may restore a scroll position. In a frame, to avoid a forced layout.
  requestAnimationFrame(measure);
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    window.removeEventListener('scroll', onScroll);
    clearTimeout(timer);
  };
}

const scrolling = () => `${isFar ? 'far' : ''} ${isMovingDown ? 'down' : ''}`;

function goToTop() {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'auto' : 'smooth' });
  // The button disappears; Tab should continue from the top of the page.
  document.getElementById('top')?.focus({ preventScroll: true });
}

type Props = {
  label: string;
  toTop?: string;
  /** Phones' link count, so the bar keeps its width while links stream in. */
  links: number;
  children: ReactNode;
};

export function Shortcuts({ label, toTop, links, children }: Props) {
  const scroll = useSyncExternalStore(subscribe, scrolling, () => '');
  return (
    <aside
      aria-label={label}
      data-scroll={scroll}
      data-links={links}
      className="shortcuts print:hidden"
    >
      {toTop && scroll.includes('far') && (
        <button type="button" onClick={goToTop} className="shortcut to-top">
          <Icon name="up" />
          <span>{toTop}</span>
        </button>
      )}
      {children}
    </aside>
  );
}
