import { CACHE_CONTROL, isPageUrl, pageCacheControl } from '../lib/request/cacheControl.mjs';
import { isCopyBetter, pageTag } from '../lib/request/edgeCopy.mjs';

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
export function setCacheControl(response, pathname, context, ifNoneMatch) {
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
