'use client';
// An island for clicks on controls whose script comes at their first use, for the page's first idle moment,
// and for what the page before left behind.

import { type ReactNode, useEffect, useState } from 'react';
import { isPlainClick } from '@/lib/browser/isPlainClick';
import { sayNotLoaded } from '@/lib/browser/sayNotLoaded';
import { whenIdle } from '@/lib/browser/whenIdle';
import type { LaterScript } from './later';

/**
 * Fetches `later.ts`, which has what no page needs for its first paint: at the first click on a control with
 * `data-later`, whose value says what it asks for, at once where `data-now` says that the page itself takes it, and else when the browser is idle. Where the script cannot be
 * had, a link is followed, and a button says so. What that shows is rendered here (`show.tsx`).
 *
 * Links to the other languages take along what the URL says now, in a new tab too.
 */
export function Later() {
  const [shown, show] = useState<ReactNode>(null);
  useEffect(() => {
    const withLater = (act: (script: LaterScript) => unknown, control?: HTMLElement) =>
      import('./later')
        .then(({ laterBy }) => act(laterBy(show)))
        .catch(() => {
          if (control instanceof HTMLAnchorElement) location.assign(control.href);
          else if (control) sayNotLoaded(control);
        });
    try {
      // At once for what the page is for, and where something was left for it: a tab keeps nothing else.
      if (document.querySelector('[data-now]') || sessionStorage.length)
        void withLater(({ start }) => start());
    } catch {
      // Storage is blocked: nothing was left.
    }
    const onClick = (event: MouseEvent) => {
      const control =
        event.target instanceof Element && event.target.closest<HTMLElement>('[data-later]');
      if (control instanceof HTMLAnchorElement && control.rel === 'alternate')
        control.search = location.search;
      if (!control || !isPlainClick(event)) return;
      event.preventDefault();
      void withLater(({ doLater }) => doLater(control), control);
    };
    document.addEventListener('click', onClick);
    // Never called off: this stays as long as the document.
    whenIdle(() => void withLater(({ onceIdle }) => onceIdle()));
    return () => document.removeEventListener('click', onClick);
  }, []);
  return shown;
}
