declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Google's tag counts the page and, by its enhanced measurement, stories that open over it. What
 * the reader has not been asked for stays denied.
 */
export function ga4({ id, hasAds }: { id: string; hasAds: boolean }): void {
  const queue = (window.dataLayer ??= []);
  // Google's script recognises a command by its `arguments` object.
  function gtag(..._command: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params
    queue.push(arguments);
  }
  const ads = hasAds ? 'granted' : 'denied';
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
  });
  gtag('js', new Date());
  gtag('config', id);
}
