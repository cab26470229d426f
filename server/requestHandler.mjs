// @ts-check
import onHeaders from 'on-headers';
import { withoutDetours } from '../lib/oldAddresses/byText.mjs';
import { CACHE_CONTROL, isPageUrl, RETRY_AFTER_S } from '../lib/request/cacheControl.mjs';
import { isLitePath, LITE_ROUTE } from '../lib/request/litePath.mjs';
import { isMachineRoute } from '../lib/request/machineRoutes.mjs';
import { draftPath, PREVIEW_HEADERS, withoutToken } from '../lib/request/previewRoute.mjs';
import { requestContext } from '../lib/request/requestContext.mjs';
import { SITE_MARK } from '../lib/request/siteMark.mjs';
import { logThrottled } from '../lib/telemetry/logThrottled.mjs';
import { answerLite } from './answerLite.mjs';
import { respondBusy } from './busyResponse.mjs';
import { setCacheControl } from './cacheHeaders.mjs';
import { createLoadLimit } from './loadLimit.mjs';
import { readTarget, requestIdOf } from './requestTarget.mjs';
import { droppedHeaders, resourcePolicy, SECURITY_HEADERS } from './responseHeaders.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 * @typedef {(request: IncomingMessage, response: ServerResponse, next: () => void) => void} Middleware
 * @typedef {{ status: number, location: string }} Redirect
 */

const INTERNAL_RESPONSE_HEADERS = ['x-middleware-rewrite', 'x-middleware-next', 'accept-ranges'];

/** What a page that offers its lite form reads. */
const CONNECTION_HINTS = 'Save-Data, ECT';

/** The site takes no input but URLs, and reports of browsers where it asked for them. */
const METHODS = ['GET', 'HEAD', 'OPTIONS'];
const ALLOW = METHODS.join(', ');

/** Never refused for load: operators need the health checks most then, and pictures have their own queues. */
const ALWAYS_ADMITTED = /^\/(?:api\/(?:health|ready)$|pictures\/|og\/)/;

/**
 * The handler of every request, around Next's own: it drops headers that only the site may set,
 * refuses methods that no route serves, targets in another spelling and requests beyond its load limit, and
 * completes the response's head with the security headers, the status that a page has set and its
 * `Cache-Control`. A trusted edge is told a page without any news by 503, and one that is worse than
 * the copy it has, so that it goes on serving that copy.
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
 * @param {ReturnType<typeof createLoadLimit>} [options.loadLimit]
 * @param {ReadonlyMap<string, (request: IncomingMessage, response: ServerResponse) => void>} [options.posts]
 * who answers a POST to a path, the only requests whose body is read
 * @returns {(request: IncomingMessage, response: ServerResponse) => void}
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
    loadLimit = createLoadLimit(),
    posts = new Map(),
  } = {},
) {
  const dropped = droppedHeaders(isDevelopment);
  return (request, response) => {
    if (!loadLimit.accepts(request, response)) return;
    const { url: sentTarget = '/' } = request;
    /** @type {import('../lib/request/requestContext.mjs').RequestContext & { requestId: string }} */
    const context = {
      requestId: requestIdOf(request.headers['x-request-id']),
      isForEdge: isTrustedEdge(request),
      isDraining: isDraining(),
      isStuck: loadLimit.isStuck(),
      sentTarget,
    };
    for (const name of dropped) delete request.headers[name];
    // Without one Next streams a page's metadata behind its body (`serveStreamingMetadata`), whatever
    // `htmlLimitedBots` says, and a cache keeps that page for everyone.
    request.headers['user-agent'] ||= 'unknown';
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    response.setHeader('X-Request-Id', context.requestId);
    response.setHeader(SITE_MARK, build);

    const target = readTarget(sentTarget);
    const receive = request.method === 'POST' ? posts.get(target?.pathname ?? '') : undefined;
    if (receive) return receive(request, response);
    if (!METHODS.includes(request.method ?? '')) return refuse(response, 405, { Allow: ALLOW });
    if (request.method === 'OPTIONS') return refuse(response, 204, { Allow: ALLOW });
    if (!target) return refuse(response, 400);

    const moved = movedTo(target);
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
    // The middleware's matcher leaves these alone.
    const isLite = isLitePath(pathname);
    if (isLite) {
      request.url = LITE_ROUTE;
      // Next would send the page's own beside it.
      response.removeHeader('Content-Security-Policy');
      context.isForEdge = true;
    }
    if (isLite || isMachineRoute(pathname)) request.headers['x-machine-route'] = '1';

    // First, so that it sees the head as completed below: listeners run in reverse order.
    compress?.(request, response, () => {});
    onHeaders(response, () => {
      // Next gives a route handler's type as an array, which `compress` takes for none.
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
      const place = ALWAYS_ADMITTED.test(pathname) ? 'admitted' : await loadLimit.admits(response);
      if (place === 'gone') return;
      if (place === 'busy') return respondBusy(response, pathname);
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
  };
}

/**
 * @param {ServerResponse} response
 * @param {Redirect} target
 */
const redirect = (response, { status, location }) =>
  response.writeHead(status, { Location: location, 'Cache-Control': CACHE_CONTROL.redirect }).end();

/**
 * The connection is closed, so that no body need be read.
 *
 * @param {ServerResponse} response
 * @param {204 | 400 | 405} status
 * @param {Record<string, string>} [headers]
 */
function refuse(response, status, headers = {}) {
  response
    .writeHead(status, { ...headers, 'Cache-Control': CACHE_CONTROL.none, Connection: 'close' })
    .end();
}
