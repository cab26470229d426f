import onHeaders from 'on-headers';
import { RETRY_AFTER_S } from '../lib/request/cacheControl.mjs';
import { setCacheControl } from './cacheHeaders.mjs';

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
