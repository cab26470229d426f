import Negotiator from 'negotiator';
import { createHash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { gzipSync } from 'node:zlib';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{ bytes: Buffer, etag: string }} Coded
 * @typedef {{ type: string, cacheControl: string, plain: Coded, gzip?: Coded }} Body
 */

/**
 * Precomputes ETag and compression of a body.
 *
 * @param {string | Buffer} content
 * @param {{ type: string, cacheControl: string, compress?: boolean }} options
 * @returns {Body}
 */
export function createBody(content, { type, cacheControl, compress = false }) {
  const bytes = Buffer.from(content);
  // A strong ETag identifies exact bytes, so each coding has its own.
  return {
    type,
    cacheControl,
    plain: coded(bytes),
    ...(compress && { gzip: coded(gzipSync(bytes)) }),
  };
}

/**
 * @param {Request} request
 * @param {Response} response
 * @param {Body} body
 */
export function sendBody(request, response, { type, cacheControl, plain, gzip }) {
  const zipped = gzip && new Negotiator(request).encodings(['gzip']).length > 0;
  const { bytes, etag } = zipped ? gzip : plain;

  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', cacheControl);
  if (gzip) response.setHeader('Vary', 'Accept-Encoding');
  if (isNotModified(request, etag)) return void response.writeHead(304).end();

  if (zipped) response.setHeader('Content-Encoding', 'gzip');
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/**
 * @param {Request} request
 * @param {Response} response
 * @param {number} status
 */
export function sendError(request, response, status) {
  const bytes = Buffer.from(JSON.stringify({ error: STATUS_CODES[status] }));
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': bytes.length,
    'Cache-Control': 'no-cache',
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/**
 * Compares If-None-Match weakly (RFC 9110, 13.1.2).
 *
 * @param {Request} request
 * @param {string} etag
 */
function isNotModified(request, etag) {
  const asked = request.headers['if-none-match'];
  if (asked === undefined) return false;
  const tags = asked.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

/** @param {Buffer} bytes */
function coded(bytes) {
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
}
