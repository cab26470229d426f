'use client';
// An island for scrolling: how far the page is, and whether it is moving down.

import { type ReactNode, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/Icon';

const FAR_PX = 300;
const BACK_AFTER_MS = 250;

/** Kept, since React asks while it changes the page: to read it then costs a layout of all. */
let top = 0;
let isMovingDown = false;

function subscribe(notify: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const rest = () => {
    isMovingDown = false;
    notify();
  };
  const measure = () => {
    top = window.scrollY;
    notify();
  };
  const onScroll = () => {
    isMovingDown = window.scrollY > top;
    clearTimeout(timer);
    timer = setTimeout(rest, BACK_AFTER_MS);
    measure();
  };
  // The page may be scrolled already. In a frame of its own, where the layout is known.
  requestAnimationFrame(measure);
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    window.removeEventListener('scroll', onScroll);
    clearTimeout(timer);
  };
}

/** What styles go by: `far` after 300 px, `down` while the page moves down. */
const scrolling = () => `${top > FAR_PX ? 'far' : ''} ${isMovingDown ? 'down' : ''}`;

function goToTop() {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'auto' : 'smooth' });
  // The button is about to go; the next Tab should start where the page does.
  document.getElementById('top')?.focus({ preventScroll: true });
}

type Props = {
  label: string;
  /** The name of the button back to the top; without one there is none. */
  toTop?: string;
  /** How many links phones have in the bar, which then is no wider or narrower while they arrive. */
  links: number;
  children: ReactNode;
};

/**
 * The floating buttons: on phones a bar at the foot of the screen, which is out of the way while the
 * page moves down; elsewhere in the page's margin (`layout.css`).
 */
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
