import { CACHE_CONTROL } from '../lib/request/cacheControl.mjs';

/**
 * @param {import('node:http').ServerResponse} response
 * @param {{ status: number, location: string }} target
 */
export const redirect = (response, { status, location }) =>
  response.writeHead(status, { Location: location, 'Cache-Control': CACHE_CONTROL.redirect }).end();

/**
 * Closes the connection, so the body need not be read.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {204 | 400 | 405} status
 * @param {Record<string, string>} [headers]
 */
export function refuse(response, status, headers = {}) {
  response
    .writeHead(status, { ...headers, 'Cache-Control': CACHE_CONTROL.none, Connection: 'close' })
    .end();
}
