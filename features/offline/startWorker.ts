import { isReduced, connection } from '@/lib/browser/connection';
import { pageBehind } from '@/lib/browser/isOtherPage';
import { registerWorker, tellWorker } from '@/lib/browser/serviceWorker';
import { subscribeToUrl } from '@/lib/browser/url';
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

const pageLoaded = (): Promise<void> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((done) => addEventListener('load', () => done(), { once: true }));

const loadedScripts = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) =>
        origin === location.origin && /^\/_next\/static\/.+\.(?:js|css)$/.test(pathname),
    )
    .map(({ pathname }) => pathname);

/** Call at idle. Reports the page and every story opened over it to the worker. */
export async function startOffline(): Promise<void> {
  // The page's path, even with a story open over it.
  const own = pageBehind(history.state) ?? location.pathname;
  const tellOfStory = async () => {
    const { pathname: path } = location;
    if (path !== own) await tellWorker({ type: 'read', path, thrifty: isReduced() });
  };
  subscribeToUrl(() => void tellOfStory());
  loadOnceOnline();
  await pageLoaded();
  await registerWorker();
  await tellWorker({ type: 'visit', path: own, thrifty: isMetered(), scripts: loadedScripts() });
  await tellOfStory();
}

/**
 * Also true where data is billed per megabyte. Separate from `connection.ts`, which every page
 * loads.
 */
export function isMetered(): boolean {
  const network = connection();
  return isReduced() || (network !== null && 'type' in network && network.type === 'cellular');
}
