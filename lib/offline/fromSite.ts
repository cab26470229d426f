/** Asks the site for something beyond what a page asks for, behind whatever it asks for. */
export const fromSite = (path: string, cache: RequestCache = 'default'): Promise<Response> =>
  fetch(
    new Request(path, {
      cache,
      priority: 'low',
      // `only-if-cached` is for the site's own answers alone.
      mode: 'same-origin',
      redirect: 'manual',
    }),
  );

/**
 * The request of a page that is opened, for a browser that does not send it while the worker starts. A
 * worker's `fetch` would take the page of half a minute ago, by `stale-while-revalidate`, and say
 * nothing of a network that is gone.
 */
export const pageRequest = ({ url, headers, cache }: Request): Request =>
  new Request(url, {
    headers,
    cache: cache === 'default' ? 'no-cache' : cache,
    mode: 'same-origin',
    redirect: 'manual',
  });

/** Hands a request of a page on to the site. */
export const passOn = (request: Request): Promise<Response> => fetch(request);
