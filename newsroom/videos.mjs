import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isNotModified } from './http.mjs';

/**
 * Reads a Range header of one byte range. Anything else is ignored, as RFC 9110 (14.2) allows.
 *
 * @param {string | undefined} header
 * @param {number} size
 * @returns {{ start: number, end: number } | 'unsatisfiable' | undefined} both ends inclusive
 */
function parseRange(header, size) {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (!match || (first === '' && last === '')) return undefined;

  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}

/**
 * Sends a video or its captions, or the asked part: browsers seek, and Safari plays at all, only
 * with ranges.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} videosDir
 * @param {string} name
 * @returns {Promise<boolean>} false when there is no such video
 */
export async function sendVideo(request, response, videosDir, name) {
  const path = join(videosDir, name);
  const file = await stat(path).catch(() => undefined);
  if (!file) return false;

  const { size } = file;
  const etag = `"${size.toString(36)}-${Math.trunc(file.mtimeMs).toString(36)}"`;
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', 'public, max-age=3600');
  response.setHeader('Accept-Ranges', 'bytes');
  if (isNotModified(request, etag)) {
    response.writeHead(304).end();
    return true;
  }

  const range = parseRange(askedRange(request, etag), size);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end();
    return true;
  }

  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.writeHead(range ? 206 : 200, {
    'Content-Type': name.endsWith('.vtt') ? 'text/vtt; charset=utf-8' : 'video/webm',
    'Content-Length': end - start + 1,
    ...(range && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
  });
  if (request.method === 'HEAD') {
    response.end();
    return true;
  }
  await pipeline(createReadStream(path, { start, end }), response).catch(ignoreHangUp);
  return true;
}

/**
 * The Range header where it counts: not for HEAD, and not when If-Range names other bytes (RFC
 * 9110, 13.1.5 and 14.2).
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {string} etag
 */
function askedRange({ method, headers }, etag) {
  const ifRange = headers['if-range'];
  return method === 'GET' && (ifRange === undefined || ifRange === etag)
    ? headers.range
    : undefined;
}

/**
 * A player drops a range as soon as it has enough; that is no fault.
 *
 * @param {NodeJS.ErrnoException} error
 */
function ignoreHangUp(error) {
  if (
    error.code !== 'ERR_STREAM_PREMATURE_CLOSE' &&
    error.code !== 'ECONNRESET' &&
    error.code !== 'EPIPE'
  )
    throw error;
}
