'use client';
// An island for the clicks on the links to the other languages, and for what the page before left
// behind.

import { useEffect } from 'react';
import { isPlainClick } from '@/lib/browser/isPlainClick';
import { ENTRY_KEY } from '@/lib/browser/languageSwitch/entryKey';

const fetchPageState = () => import('@/lib/browser/languageSwitch/pageState');

/** What was left for this page, no longer there once it is read. */
function takeEntry(): string | null {
  try {
    const entry = sessionStorage.getItem(ENTRY_KEY);
    sessionStorage.removeItem(ENTRY_KEY);
    return entry;
  } catch {
    return null; // storage is blocked
  }
}

/**
 * Takes a reader's page along to another language: what the URL says of it now by the
 * URL, what was typed and where one was by the tab's own storage, for one page load. The script
 * for the latter is fetched when needed.
 */
export function LanguageSwitch() {
  useEffect(() => {
    const entry = takeEntry();
    if (entry) void fetchPageState().then(({ restorePage }) => restorePage(entry));
    const onClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>('a[rel=alternate]')
          : null;
      if (!link) return;
      link.search = location.search;
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const go = () => location.assign(link.href);
      // Whatever becomes of it, the page opens.
      fetchPageState()
        .then(({ savePage }) => savePage(link.pathname))
        .then(go, go);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return null;
}
