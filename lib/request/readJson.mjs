// Plain JavaScript, because the server reads it as it is.

import { addAbortSignal } from 'node:stream';
import { json } from 'node:stream/consumers';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */

/**
 * Limits the whole process, so that no caller's IP address is stored.
 *
 * @param {number} callsPerMinute
 * @returns {() => boolean} whether this call is allowed
 */
export function rateLimit(callsPerMinute) {
  let minute = 0;
  let calls = 0;
  return () => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, calls] = [now, 0];
    calls++;
    return calls <= callsPerMinute;
  };
}

const LIMIT_BYTES = 8192;
const LIMIT_MS = 5000;

/**
 * Reads JSON from untrusted browsers: at most 8 KB, known content types, five seconds, a rate
 * limit.
 *
 * @template Value
 * @param {Readonly<Record<string, import('zod').ZodType<Value>>>} schemas by content type
 * @param {number} perMinute bodies of all senders together
 * @returns {(request: IncomingMessage) => Promise<{ value: Value } | { status: 400 | 411 | 413 |
 *   415 | 429 }>}
 */
export function createJsonReader(schemas, perMinute) {
  const isAllowed = rateLimit(perMinute);

  /** @param {IncomingMessage['headers']} headers */
  const schemaOf = (headers) => {
    const [type] = (headers['content-type'] ?? '').split(';');
    return Object.entries(schemas).find(([name]) => name === type?.trim().toLowerCase())?.[1];
  };

  return async (request) => {
    const schema = schemaOf(request.headers);
    if (!schema) return { status: 415 };
    // Node reads at most `content-length` bytes of the body.
    const { 'content-length': length } = request.headers;
    if (length === undefined) return { status: 411 };
    if (Number(length) > LIMIT_BYTES) return { status: 413 };
    if (!isAllowed()) return { status: 429 };
    try {
      addAbortSignal(AbortSignal.timeout(LIMIT_MS), request);
      return { value: schema.parse(await json(request)) };
    } catch {
      return { status: 400 };
    }
  };
}
