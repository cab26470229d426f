import { CACHE_CONTROL } from '../lib/request/cacheControl.mjs';
import { LITE_ROUTE } from '../lib/request/liteRoute.mjs';
import { requestContext } from '../lib/request/requestContext.mjs';
import { logThrottled } from '../lib/telemetry/logThrottled.mjs';
import { answerLite } from './answerLite.mjs';
import { createPageAnswer, pageOf } from './answerPage.mjs';
import { aim, beginHead, cleanHeaders, targetForNext } from './answerSteps.mjs';
import { createBusyResponse } from './busyResponse.mjs';
import { finishHead } from './finishHead.mjs';
import { createLoadLimit } from './loadLimit.mjs';
import { hasTwoHosts, originForm, readTarget, requestIdOf } from './requestTarget.mjs';
import { droppedHeaders } from './responseHeaders.mjs';
import { delayScripts } from './scriptsAfterFrame.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 * @typedef {(request: IncomingMessage, response: ServerResponse, next: () => void) => void} Middleware
 * @typedef {{ status: number, location: string }} Redirect
 * @typedef {object} Asked
 * @property {string} sentTarget
 * @property {ReturnType<typeof readTarget>} target null if refused
 * @property {Redirect | null} moved
 */

/** Operators need health checks under load; pictures have their own queues. */
const ALWAYS_ADMITTED = /^\/(?:api\/(?:health|ready)$|pictures\/|og\/)/;

const LISTENERS_IN_DEVELOPMENT = 30;

/**
 * @param {ServerResponse} response
 * @param {unknown} fault
 */
function fail(response, fault) {
  const message = 'server: a request failed';
  logThrottled('error', { key: `${message}: ${fault}`, message, fields: { err: fault } });
  if (!response.headersSent)
    response.writeHead(500, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': CACHE_CONTROL.none,
    });
  response.end();
}

/**
 * Wraps Next's handler: strips internal headers, enforces methods and load limits, sets status,
 * security headers and `Cache-Control`.
 *
 * @param {(request: IncomingMessage, response: ServerResponse) => Promise<void>} handleByNext
 * @param {object} [options]
 * @param {string} [options.build]
 * @param {Middleware} [options.compress] unless an edge compresses
 * @param {Middleware} [options.serveScript] runs before Next
 * @param {(request: IncomingMessage) => boolean} [options.isTrustedEdge]
 * @param {() => boolean} [options.isDraining]
 * @param {boolean} [options.isDevelopment]
 * @param {(target: { pathname: string, query: string }) => Redirect | null} [options.movedTo]
 *   redirect of an old address
 * @param {(pathname: string) => string} [options.pageAddress]
 *   page of an old address without redirect
 * @param {ReturnType<typeof createLoadLimit>} [options.loadLimit]
 * @param {ReadonlyMap<string, (request: IncomingMessage, response: ServerResponse) => void>} [options.posts]
 *   handlers of POST by path; no other body is read
 * @returns {(request: IncomingMessage, response: ServerResponse) => Promise<void>}
 */
export function createRequestHandler(
  handleByNext,
  {
    build = 'development',
    compress,
    serveScript = (_request, _response, next) => next(),
    isTrustedEdge = () => false,
    isDraining = () => false,
    isDevelopment = false,
    movedTo = () => null,
    pageAddress = (pathname) => pathname,
    loadLimit = createLoadLimit(),
    posts = new Map(),
  } = {},
) {
  const dropped = droppedHeaders(isDevelopment);
  const respondBusy = createBusyResponse(build);

  /**
   * @param {IncomingMessage} request
   * @returns {import('../lib/request/requestContext.mjs').RequestContext & { requestId: string }}
   */
  const contextOf = (request, /** @type {string} */ sentTarget) => ({
    requestId: requestIdOf(request.headers['x-request-id']),
    isForEdge: isTrustedEdge(request),
    isDraining: isDraining(),
    isStuck: loadLimit.isStuck(),
    sentTarget,
  });

  /**
   * The order matters for security: each step relies on what the steps before it removed or
   * decided.
   *
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {Asked & { hasSlot: boolean }} asked
   */
  function answer(request, response, asked) {
    // First, because it reads the original headers.
    const context = contextOf(request, asked.sentTarget);
    // Security: must run before any code reads a header that only this server may set.
    cleanHeaders(request, dropped);
    // Before refusals, which need the same headers.
    beginHead(response, { requestId: context.requestId, build });
    const target = targetForNext(request, response, asked, posts);
    if (!target) return;
    const { pathname, isLite } = aim(request, response, target, context);
    // Next's development server adds listeners, and Node warns of a leak at eleven.
    if (isDevelopment) response.setMaxListeners(LISTENERS_IN_DEVELOPMENT);

    // Registered first, because `onHeaders` listeners run in reverse order.
    compress?.(request, response, () => {});
    if (context.isPage && !isDevelopment) delayScripts(response);
    finishHead(request, response, { pathname, isDecodable: target.isDecodable, context });

    const handle = () => handleByNext(request, response);
    const render = () =>
      isLite && !isDevelopment
        ? answerLite(context.target ?? LITE_ROUTE, response, handle)
        : handle();
    const respond = async () => {
      const isFree = asked.hasSlot || ALWAYS_ADMITTED.test(pathname);
      const admission = isFree ? 'admitted' : await loadLimit.admits(response);
      if (admission === 'busy') respondBusy(request, response, pathname);
      if (admission === 'admitted')
        render().catch((/** @type {unknown} */ fault) => fail(response, fault));
    };
    // Scripts need no slot, so a crowd cannot block them.
    requestContext.run(context, () => serveScript(request, response, respond));
  }

  const answerPage = createPageAnswer({
    answer,
    loadLimit,
    respondBusy,
    // An edge shares one render among its readers, and compares it with its own copy.
    mayShare: (request) => !isDevelopment && !isTrustedEdge(request),
  });

  return async (request, response) => {
    if (!loadLimit.accepts(request, response)) return;
    const sentTarget = originForm(request.url ?? '/');
    request.url = sentTarget;
    const sent = hasTwoHosts(request.rawHeaders) ? null : readTarget(sentTarget);
    const target = sent && { ...sent, pathname: pageAddress(sent.pathname) };
    const asked = { sentTarget, target, moved: sent && movedTo(sent) };
    const page = pageOf(request, asked);
    if (page === null) answer(request, response, { ...asked, hasSlot: false });
    else await answerPage(request, response, { ...asked, page });
  };
}
