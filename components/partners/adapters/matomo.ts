declare global {
  interface Window {
    _paq?: unknown[];
  }
}

/** Matomo counts the page, and a story that opens over it once the page has its title. */
export function matomo({ tracker, site }: { tracker: string; site: number }): void {
  const queue = (window._paq ??= []);
  queue.push(
    ['setTrackerUrl', tracker],
    ['setSiteId', `${site}`],
    ['trackPageView'],
    ['enableLinkTracking'],
  );
  document.addEventListener('site:read', () =>
    setTimeout(() =>
      window._paq?.push(
        ['setCustomUrl', location.href],
        ['setDocumentTitle', document.title],
        ['trackPageView'],
      ),
    ),
  );
}
