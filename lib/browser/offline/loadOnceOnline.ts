import { localPath } from '@/lib/i18n/language';
import { splitLocale } from '@/lib/i18n/splitLocale';

/**
 * What the document is to load once there is a connection: the URL that the offline page stands in for, or the front page
 * where that is its own. Null for every other page, and where a story is open over it, which is loaded by itself.
 */
export function pageOnceOnline(): string | null {
  // Marks the offline page: `components/offline/KeptPages.tsx`.
  const isOfflinePage = document.getElementById('kept-none') !== null;
  if (!isOfflinePage || document.querySelector('dialog[open]')) return null;
  const { locale, path } = splitLocale(location.pathname);
  return path === '/offline' ? localPath('/', locale) : location.pathname + location.search;
}

/** Loads what was asked for in place of the offline page as soon as the browser has a connection. */
export function loadOnceOnline(): void {
  addEventListener('online', () => {
    const url = pageOnceOnline();
    if (url !== null) location.replace(url);
  });
}
