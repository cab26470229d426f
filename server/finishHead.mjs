import onHeaders from 'on-headers';
import {
  CACHE_CONTROL,
  RETRY_AFTER_S,
  isPageUrl,
  pageCacheControl,
} from '../lib/request/cacheControl.mjs';
import { isCopyBetter, pageTag } from '../lib/request/edgeCopy.mjs';

const INTERNAL_RESPONSE_HEADERS = ['x-middleware-rewrite', 'x-middleware-next', 'accept-ranges'];

const CONNECTION_HINTS = 'Save-Data, ECT';

/**
 * Just before the headers are sent, sets the status, `Cache-Control` and `Retry-After` that the
 * render decided.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ pathname: string, isDecodable: boolean, context: import('../lib/request/requestContext.mjs').RequestContext }} asked
 */
export function finishHead(request, response, { pathname, isDecodable, context }) {
  onHeaders(response, () => {
    // Next sets this type as an array, which `compress` ignores.
    const type = response.getHeader('Content-Type');
    if (Array.isArray(type)) response.setHeader('Content-Type', type.join());
    for (const name of INTERNAL_RESPONSE_HEADERS) response.removeHeader(name);
    if (!isDecodable) {
      response.statusCode = 400;
      response.removeHeader('Cache-Control');
    } else if (context.status) response.statusCode = context.status;
    setCacheControl(response, pathname, context, request.headers['if-none-match']);
    if (context.status === 503) response.setHeader('Retry-After', RETRY_AFTER_S);
    if (context.differsByConnection) {
      response.appendHeader('Vary', CONNECTION_HINTS);
      response.setHeader('Accept-CH', 'ECT');
    }
  });
}

const READY_PATH = '/api/ready';

/**
 * `Cache-Control` values under which a list may be empty; any other value proves the response has
 * stories.
 */
const NEEDS_NEWS = [CACHE_CONTROL.page, CACHE_CONTROL.brief, CACHE_CONTROL.none];

/**
 * Answers 503 to a trusted edge that holds a better copy. Incomplete pages get no ETag, so the next
 * request renders them in full.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {string} pathname
 * @param {import('../lib/request/requestContext.mjs').RequestContext} context
 * @param {string} [ifNoneMatch]
 */
function setCacheControl(response, pathname, context, ifNoneMatch) {
  const given = response.getHeader('Cache-Control')?.toString();
  const hasType = response.hasHeader('Content-Type');
  const cacheControl = () =>
    pageCacheControl(pathname, response.statusCode, { given, hasType, ...context });
  const needsNews =
    response.statusCode === 200 && pathname !== READY_PATH && NEEDS_NEWS.includes(cacheControl());
  if (needsNews && context.hasNews === false) response.statusCode = context.status = 503;
  else if (needsNews && context.allowsStale && isPageUrl(pathname) && context.hasNews) {
    if (isCopyBetter(ifNoneMatch, context, Date.now())) response.statusCode = context.status = 503;
    else if (context.hasGap) context.isBrief = true;
    else if (context.asOf !== undefined) response.setHeader('ETag', pageTag(context.asOf));
  }
  response.setHeader('Cache-Control', cacheControl());
}
