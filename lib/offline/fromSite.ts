import { SITE_MARK } from '@/lib/request/siteMark.mjs';

/** Whether an answer is the site's own, and not of a Wi-Fi's sign-in page, a proxy or a CDN. */
export const isOurs = ({ headers, redirected }: Response): boolean =>
  headers.has(SITE_MARK) && !redirected;

/** The build that gave an answer of the site. */
export const buildGiven = ({ headers }: Response): string | undefined =>
  headers.get(SITE_MARK) ?? undefined;

/** Whether an answer says that there is no such page, or no more. */
export const isGone = ({ status }: Response): boolean => status === 404 || status === 410;

/** By which a network lets the reader sign in (RFC 6585). */
const SIGN_IN = 511;

/** Whether an answer says that the site, or what stands before it, cannot answer just now. */
export const hasFailed = ({ status }: Response): boolean =>
  status === 429 || (status >= 500 && status !== SIGN_IN);

/**
 * What an answer of the network comes to; null where there is none. Firefox resolves a preload that has failed
 * with an answer of the type `error`.
 */
export const settled = (answer: Promise<Response | undefined>): Promise<Response | null> =>
  answer.then(
    (response) => (response && response.type !== 'error' ? response : null),
    () => null,
  );

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
const pageRequest = ({ url, headers, cache }: Request): Request =>
  new Request(url, {
    headers,
    cache: cache === 'default' ? 'no-cache' : cache,
    mode: 'same-origin',
    redirect: 'manual',
  });

/** Hands a request of a page on to the site. */
export const passOn = (request: Request): Promise<Response> => fetch(request);

/** What the network gives for a page that is opened, which a browser may have asked for while the worker started. */
export async function networkPage(
  request: Request,
  preloaded: Promise<Response | undefined>,
): Promise<Response | null> {
  return (await settled(preloaded)) ?? settled(passOn(pageRequest(request)));
}
