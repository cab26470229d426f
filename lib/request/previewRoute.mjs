// @ts-check

const PREVIEW = /^\/(?:[a-z]{2}\/)?preview\/?$/;

/**
 * Whether a path is that of a draft, in any language. Plain JavaScript, because the server reads it
 * as well, outside the build.
 *
 * @param {string} pathname
 */
export const isPreviewRoute = (pathname) => PREVIEW.test(pathname);

/** Of a draft: in no cache, no index, and its address in nobody else's log. */
export const PREVIEW_HEADERS = {
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
};

/**
 * A target without its token. What lets somebody see a draft is not handed on to Next, whose spans
 * and errors name the URL; the page reads it from the request context.
 *
 * @param {string} target
 */
export const withoutToken = (target) => {
  const [path = '', query = ''] = target.split(/\?(.*)/s);
  const params = new URLSearchParams(query);
  params.delete('token');
  const rest = params.toString();
  return rest === '' ? path : `${path}?${rest}`;
};

/**
 * The token in a target; empty without exactly one.
 *
 * @param {string} target
 */
export const tokenIn = (target) => {
  const [, query = ''] = target.split(/\?(.*)/s);
  const tokens = new URLSearchParams(query).getAll('token');
  return tokens.length === 1 ? (tokens[0] ?? '') : '';
};
