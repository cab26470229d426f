import { SITE_MARK } from '@/lib/request/siteMark.mjs';

/** False for a Wi-Fi's sign-in page, a proxy or a CDN. */
export const isFromSite = ({ headers, redirected }: Response): boolean =>
  headers.has(SITE_MARK) && !redirected;

export const buildGiven = ({ headers }: Response): string | undefined =>
  headers.get(SITE_MARK) ?? undefined;

export const isGone = ({ status }: Response): boolean => status === 404 || status === 410;

/** RFC 6585: a network's sign-in page. */
const SIGN_IN = 511;

export const hasFailed = ({ status }: Response): boolean =>
  status === 429 || (status >= 500 && status !== SIGN_IN);

/** Firefox resolves a failed preload with a response of type `error`. */
export const settled = (answer: Promise<Response | undefined>): Promise<Response | null> =>
  answer.then(
    (response) => (response && response.type !== 'error' ? response : null),
    () => null,
  );

export const fromSite = (path: string, cache: RequestCache = 'default'): Promise<Response> =>
  fetch(
    new Request(path, {
      cache,
      priority: 'low',
      // `only-if-cached` requires same-origin mode.
      mode: 'same-origin',
      redirect: 'manual',
    }),
  );

/**
 * A worker's `fetch` would take a stale page under `stale-while-revalidate` and hide that the
 * network is gone.
 */
const pageRequest = ({ url, headers, cache }: Request): Request =>
  new Request(url, {
    headers,
    cache: cache === 'default' ? 'no-cache' : cache,
    mode: 'same-origin',
    redirect: 'manual',
  });

export const passOn = (request: Request): Promise<Response> => fetch(request);

export async function networkPage(
  request: Request,
  preloaded: Promise<Response | undefined>,
): Promise<Response | null> {
  return (await settled(preloaded)) ?? settled(passOn(pageRequest(request)));
}
