'use client';
// An island for clicks on lazy controls, for the first idle moment, and for state the previous page
// left.

import { type ReactNode, useEffect, useState } from 'react';
import { isPlainClick } from '@/lib/browser/isPlainClick';
import { sayNotLoaded } from '@/lib/browser/sayNotLoaded';
import { whenIdle } from '@/lib/browser/whenIdle';
import type { LaterScript } from './later';

/** A press that `scriptsAfterFrame.mjs` noted before this script ran. */
function takeEarlyPress(): HTMLElement | null {
  const button: unknown = Reflect.get(document, 'earlyPress');
  Reflect.deleteProperty(document, 'earlyPress');
  return button instanceof HTMLElement && button.isConnected ? button : null;
}

/**
 * Loads `later.ts` on a `data-later` click, at once with `data-now`, otherwise at idle. Language
 * links carry the current URL's query.
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
      if (document.querySelector('[data-now]') || sessionStorage.length)
        void withLater(({ start }) => start());
    } catch {
      // Storage is blocked.
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
    // Once all islands listen, and before another press can come.
    queueMicrotask(() => takeEarlyPress()?.click());
    whenIdle(() => void withLater(({ onceIdle }) => onceIdle()));
    return () => document.removeEventListener('click', onClick);
  }, []);
  return shown;
}
