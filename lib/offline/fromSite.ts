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

/** Hands a request of a page on to the site. */
export const passOn = (request: Request): Promise<Response> => fetch(request);
