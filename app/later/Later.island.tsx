'use client';
// An island for clicks on lazy controls, for the first idle moment, and for state the previous page
// left.

import { type ReactNode, useEffect, useState } from 'react';
import { announceLoadFailure } from '@/lib/browser/announceLoadFailure';
import { isPlainClick } from '@/lib/browser/isPlainClick';
import { whenIdle } from '@/lib/browser/whenIdle';

declare global {
  interface Document {
    earlyPress?: HTMLElement;
  }
}

const RETRY_MS = 30_000;

/** A press that `scriptsAfterFrame.mjs` noted before this script ran. */
function repeatEarlyPress(): void {
  const { earlyPress } = document;
  delete document.earlyPress;
  if (earlyPress?.isConnected) earlyPress.click();
}

/**
 * Loads `later.ts` on a `data-later` click, at once with `data-now`, otherwise at idle. Language
 * links carry the current URL's query.
 */
export function Later() {
  const [shown, show] = useState<ReactNode>(null);
  useEffect(() => {
    const fetchLater = () => import('./later').then(({ laterBy }) => laterBy(show));
    const beIdle = (): unknown =>
      fetchLater().then(
        ({ onceIdle }) => onceIdle(),
        () => setTimeout(beIdle, RETRY_MS),
      );
    try {
      if (document.querySelector('[data-now]') || sessionStorage.length)
        fetchLater()
          .then(({ start }) => start())
          .catch(() => {});
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
      fetchLater()
        .then(({ doLater }) => doLater(control))
        .catch(() => {
          if (control instanceof HTMLAnchorElement) location.assign(control.href);
          else announceLoadFailure(control);
        });
    };
    document.addEventListener('click', onClick);
    // Once all islands listen, and before another press can come.
    queueMicrotask(repeatEarlyPress);
    whenIdle(beIdle);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return shown;
}
