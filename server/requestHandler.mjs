import onHeaders from 'on-headers';
import { withoutDetours } from '../lib/oldAddresses/byText.mjs';
import { CACHE_CONTROL, isPageUrl, RETRY_AFTER_S } from '../lib/request/cacheControl.mjs';
import { isLitePath, LITE_ROUTE } from '../lib/request/liteRoute.mjs';
import { isMachineRoute } from '../lib/request/machineRoutes.mjs';
import { draftPath, PREVIEW_HEADERS, withoutToken } from '../lib/request/previewRoute.mjs';
import { requestContext } from '../lib/request/requestContext.mjs';
import { SITE_MARK } from '../lib/request/siteMark.mjs';
import { logThrottled } from '../lib/telemetry/logThrottled.mjs';
import { answerLite } from './answerLite.mjs';
import { createPageAnswer, pageOf } from './answerPage.mjs';
import { redirect, refuse } from './bodilessResponses.mjs';
import { createBusyResponse } from './busyResponse.mjs';
import { setCacheControl } from './cacheHeaders.mjs';
import { createLoadLimit } from './loadLimit.mjs';
import { askForBody } from './protocolOffers.mjs';
import { hasTwoHosts, originForm, readTarget, requestIdOf } from './requestTarget.mjs';
import { droppedHeaders, resourcePolicy, SECURITY_HEADERS } from './responseHeaders.mjs';
import { delayScripts } from './scriptsAfterFrame.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 * @typedef {(request: IncomingMessage, response: ServerResponse, next: () => void) => void} Middleware
 * @typedef {{ status: number, location: string }} Redirect
 * @typedef {object} Asked
 * @property {string} sentTarget
 * @property {ReturnType<typeof readTarget>} target null where it is refused
 * @property {Redirect | null} moved
 */

const INTERNAL_RESPONSE_HEADERS = ['x-middleware-rewrite', 'x-middleware-next', 'accept-ranges'];

const CONNECTION_HINTS = 'Save-Data, ECT';

const METHODS = ['GET', 'HEAD', 'OPTIONS'];
const ALLOW = METHODS.join(', ');

/** Operators need health checks under load; pictures have their own queues. */
const ALWAYS_ADMITTED = /^\/(?:api\/(?:health|ready)$|pictures\/|og\/)/;

/**
 * Wraps Next's handler: strips internal headers, enforces methods and load limits, completes
 * status, security headers and `Cache-Control`.
 *
 * @param {(request: IncomingMessage, response: ServerResponse) => Promise<void>} handleByNext
 * @param {object} [options]
 * @param {string} [options.build] its name
 * @param {Middleware} [options.compress] where an edge does not
 * @param {Middleware} [options.serveScript] asked before Next
 * @param {(request: IncomingMessage) => boolean} [options.isTrustedEdge]
 * @param {() => boolean} [options.isDraining] whether the server is about to stop
 * @param {boolean} [options.isDevelopment]
 * @param {(target: { pathname: string, query: string }) => Redirect | null} [options.movedTo] where an address
 * leads that is none of the site's
 * @param {(pathname: string) => string} [options.pageAddress] what page such an address asks for else
 * @param {ReturnType<typeof createLoadLimit>} [options.loadLimit]
 * @param {ReadonlyMap<string, (request: IncomingMessage, response: ServerResponse) => void>} [options.posts]
 * who answers a POST to a path, the only requests whose body is read
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
   * @param {ServerResponse} response
   * @param {Asked & { hasPlace: boolean }} asked
   */
  function answer(request, response, { sentTarget, target, moved, hasPlace }) {
    /** @type {import('../lib/request/requestContext.mjs').RequestContext & { requestId: string }} */
    const context = {
      requestId: requestIdOf(request.headers['x-request-id']),
      isForEdge: isTrustedEdge(request),
      isDraining: isDraining(),
      isStuck: loadLimit.isStuck(),
      sentTarget,
    };
    for (const name of dropped) delete request.headers[name];
    // Without a user agent Next streams metadata after the body (`serveStreamingMetadata`), despite
    // `htmlLimitedBots`, and caches keep that page for everyone.
    request.headers['user-agent'] ||= 'unknown';
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    response.setHeader('X-Request-Id', context.requestId);
    response.setHeader(SITE_MARK, build);

    const receive = request.method === 'POST' ? posts.get(target?.pathname ?? '') : undefined;
    if (receive) {
      askForBody(request, response);
      return receive(request, response);
    }
    if (!METHODS.includes(request.method ?? '')) return refuse(response, 405, { Allow: ALLOW });
    if (request.method === 'OPTIONS') return refuse(response, 204, { Allow: ALLOW });
    if (!target) return refuse(response, 400);
    if (moved) return redirect(response, moved);
    const { isDecodable } = target;
    const draft = draftPath(target.pathname);
    const pathname = draft ?? withoutDetours(target);
    context.target = request.url = pathname + target.query;
    context.isPage = isPageUrl(pathname);
    context.allowsStale = context.isForEdge && (isPageUrl(pathname) || isMachineRoute(pathname));
    response.setHeader('Cross-Origin-Resource-Policy', resourcePolicy(pathname));
    if (draft) {
      request.url = withoutToken(request.url);
      for (const [name, value] of Object.entries(PREVIEW_HEADERS)) response.setHeader(name, value);
    }
    const isLite = isLitePath(pathname);
    if (isLite) {
      request.url = LITE_ROUTE;
      // Next would otherwise add its own policy header.
      response.removeHeader('Content-Security-Policy');
      context.isForEdge = true;
    }
    if (isLite || isMachineRoute(pathname)) request.headers['x-machine-route'] = '1';

    // Registered first, because `onHeaders` listeners run in reverse order.
    compress?.(request, response, () => {});
    if (context.isPage && !isDevelopment) delayScripts(response);
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
    const respond = async () => {
      const isFree = hasPlace || ALWAYS_ADMITTED.test(pathname);
      const admission = isFree ? 'admitted' : await loadLimit.admits(response);
      if (admission === 'gone') return;
      if (admission === 'busy') return respondBusy(request, response, pathname);
      const handle = () => handleByNext(request, response);
      const handled =
        isLite && !isDevelopment
          ? answerLite(context.target ?? LITE_ROUTE, response, handle)
          : handle();
      handled.catch((/** @type {unknown} */ fault) => {
        const message = 'server: a request failed';
        logThrottled('error', { key: `${message}: ${fault}`, message, fields: { err: fault } });
        if (!response.headersSent)
          response.writeHead(500, {
            'Content-Type': 'text/plain; charset=utf-8',
            'Cache-Control': CACHE_CONTROL.none,
          });
        response.end();
      });
    };
    requestContext.run(context, () => serveScript(request, response, respond));
  }

  const answerPage = createPageAnswer({
    answer,
    loadLimit,
    respondBusy,
    // An edge has one render for all its readers, and compares it with its copy.
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
    if (page === null) answer(request, response, { ...asked, hasPlace: false });
    else await answerPage(request, response, { ...asked, page });
  };
}
