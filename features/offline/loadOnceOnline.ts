import { localPath } from '@/lib/i18n/language';
import { splitLocale } from '@/lib/i18n/splitLocale';

export function pageOnceOnline(): string | null {
  const isOfflinePage = document.getElementById('kept-none') !== null;
  if (!isOfflinePage || document.querySelector('dialog[open]')) return null;
  const { locale, path } = splitLocale(location.pathname);
  return path === '/offline' ? localPath('/', locale) : location.pathname + location.search;
}

export function loadOnceOnline(): void {
  addEventListener('online', () => {
    const url = pageOnceOnline();
    if (url !== null) location.replace(url);
  });
}
