// Plain JavaScript, because the server reads it as it is.

import { AsyncLocalStorage } from 'node:async_hooks';
import { processGlobal } from './processGlobal.mjs';

/**
 * Request state shared by the server and a page.
 *
 * @typedef {object} RequestContext
 * @property {string} [requestId] set by the server
 * @property {404 | 410 | 503} [status] set by the page
 * @property {boolean} [isBrief] set by the page: its URL is one of an unlimited number
 * @property {boolean} [hasNews] whether one of the page's feeds had stories; unset until one has
 *   answered or failed
 * @property {boolean} [hasGap] whether one of the page's feeds had no stories, not even earlier ones
 * @property {number} [asOf] when the provider sent the page's oldest list, in epoch milliseconds
 * @property {boolean} [differsByConnection] set by the page: it reads `Save-Data` and `ECT`
 * @property {boolean} [isForEdge] set by the server: a trusted edge asks, or the page is a lite page, which
 *   is also sent only when complete
 * @property {boolean} [allowsStale] set by the server: a trusted edge asks for a page or a machine's list,
 *   which may show earlier stories
 * @property {boolean} [isPage] set by the server: a page, which may show earlier stories once all feeds fail
 * @property {Promise<{ asOf: number | null } | null>} [outage] the result of `outage` for this request
 * @property {boolean} [isDraining] set by the server: it is about to stop
 * @property {boolean} [isStuck] set by the server: no render slot was released for longer than a render can
 *   last
 * @property {string} [sentTarget] set by the server: the target as sent
 * @property {string} [target] set by the server: the target with a normalised path
 *   (`server/requestTarget.mjs`) and the query as sent, which Next rewrites
 */

/** Security: bound to the request itself, so no client input can reach another's. */
export const requestContext = processGlobal(
  'site.requestContext',
  () => /** @type {AsyncLocalStorage<RequestContext>} */ (new AsyncLocalStorage()),
);
