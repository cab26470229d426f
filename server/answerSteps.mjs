import { withoutDetours } from '../lib/oldAddresses/byText.mjs';
import { CACHE_CONTROL, isPageUrl } from '../lib/request/cacheControl.mjs';
import { DRAFT_HEADERS, draftPath, withoutToken } from '../lib/request/draftRoute.mjs';
import { LITE_ROUTE, isLitePath } from '../lib/request/liteRoute.mjs';
import { isMachineRoute } from '../lib/request/machineRoutes.mjs';
import { SITE_MARK } from '../lib/request/siteMark.mjs';
import { askForBody } from './protocolOffers.mjs';
import { SECURITY_HEADERS, resourcePolicy } from './responseHeaders.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 * @typedef {import('./requestHandler.mjs').Asked} Asked
 * @typedef {ReadonlyMap<string, (request: IncomingMessage, response: ServerResponse) => void>} Posts
 * @typedef {import('../lib/request/requestContext.mjs').RequestContext} RequestContext
 */

const METHODS = ['GET', 'HEAD', 'OPTIONS'];
const ALLOW = METHODS.join(', ');

/**
 * @param {IncomingMessage} request
 * @param {readonly string[]} dropped
 */
export function cleanHeaders({ headers }, dropped) {
  for (const name of dropped) delete headers[name];
  // Without a user agent Next streams metadata after the body (`serveStreamingMetadata`), despite
  // `htmlLimitedBots`, and caches keep that page for everyone.
  headers['user-agent'] ||= 'unknown';
}

/**
 * @param {ServerResponse} response
 * @param {{ requestId: string, build: string }} marks
 */
export function beginHead(response, { requestId, build }) {
  const marks = { 'X-Request-Id': requestId, [SITE_MARK]: build };
  response.setHeaders(new Map(Object.entries({ ...SECURITY_HEADERS, ...marks })));
}

/**
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {Asked} asked
 * @param {Posts} posts
 * @returns {Asked['target']} null if already answered
 */
export function targetForNext(request, response, { target, moved }, posts) {
  const receive = request.method === 'POST' ? posts.get(target?.pathname ?? '') : undefined;
  if (receive) {
    askForBody(request, response);
    receive(request, response);
  } else if (!METHODS.includes(request.method ?? '')) refuse(response, 405, { Allow: ALLOW });
  else if (request.method === 'OPTIONS') refuse(response, 204, { Allow: ALLOW });
  else if (!target) refuse(response, 400);
  else if (moved) redirect(response, moved);
  else return target;
  return null;
}

/**
 * Sets `request.url` to the canonical path on which all later steps decide.
 *
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {NonNullable<Asked['target']>} target
 * @param {RequestContext} context
 */
export function aim(request, response, target, context) {
  const draft = draftPath(target.pathname);
  const pathname = draft ?? withoutDetours(target);
  const isLite = isLitePath(pathname);
  context.target = request.url = pathname + target.query;
  context.isPage = isPageUrl(pathname);
  context.allowsStale = context.isForEdge && (isPageUrl(pathname) || isMachineRoute(pathname));
  response.setHeader('Cross-Origin-Resource-Policy', resourcePolicy(pathname));
  if (draft) {
    request.url = withoutToken(request.url);
    response.setHeaders(new Map(Object.entries(DRAFT_HEADERS)));
  }
  if (isLite) {
    request.url = LITE_ROUTE;
    // Next would otherwise add its own policy header.
    response.removeHeader('Content-Security-Policy');
    context.isForEdge = true;
  }
  if (isLite || isMachineRoute(pathname)) request.headers['x-machine-route'] = '1';
  return { pathname, isLite };
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {{ status: number, location: string }} target
 */
const redirect = (response, { status, location }) =>
  response.writeHead(status, { Location: location, 'Cache-Control': CACHE_CONTROL.redirect }).end();

/**
 * Closes the connection, so the body need not be read.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {204 | 400 | 405} status
 * @param {Record<string, string>} [headers]
 */
function refuse(response, status, headers = {}) {
  response
    .writeHead(status, { ...headers, 'Cache-Control': CACHE_CONTROL.none, Connection: 'close' })
    .end();
}
