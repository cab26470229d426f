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
 * @property {boolean} [hasNews] whether a feed that the page has asked gave something; unset until
 *   one has answered or failed
 * @property {boolean} [hasGap] whether a feed that the page has asked gave nothing, and nothing stood in
 * @property {number} [asOf] when the provider gave the oldest list of the page, in epoch milliseconds
 * @property {boolean} [differsByConnection] set by the page: it reads `Save-Data` and `ECT`
 * @property {boolean} [isForEdge] set by the server: a trusted edge asks, or for a lite page, of which
 *   nothing is sent before all of it is there either
 * @property {boolean} [allowsStale] set by the server: a trusted edge asks for a page, or for a list that
 *   machines read, which may show what feeds said earlier
 * @property {boolean} [isPage] set by the server: a page, which may be made of what feeds said earlier once all of
 *   them fail
 * @property {Promise<{ asOf: number | null } | null>} [outage] what `outage` has found out for it
 * @property {boolean} [isDraining] set by the server: it is about to stop
 * @property {boolean} [isStuck] set by the server: no slot for a render has been given back for longer
 *   than one can last
 * @property {string} [sentTarget] set by the server: the target as it was sent
 * @property {string} [target] set by the server: the target with its path in one form
 *   (`server/requestTarget.mjs`), and its query as sent, which Next writes anew
 */

/** Security: bound to the request itself, so no client input can reach another's. */
export const requestContext = processGlobal(
  'site.requestContext',
  () => /** @type {AsyncLocalStorage<RequestContext>} */ (new AsyncLocalStorage()),
);
