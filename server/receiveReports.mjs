// @ts-check

import { addAbortSignal } from 'node:stream';
import { json } from 'node:stream/consumers';
import { CACHE_CONTROL } from '../lib/request/cacheControl.mjs';
import { metrics } from '../lib/telemetry/metrics.mjs';

/**
 * Limits the whole process, so no caller's address is stored.
 *
 * @param {number} callsPerMinute
 * @returns {() => boolean} whether this call is let through
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

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */

/**
 * @template Report
 * @typedef {object} ReportKind
 * @property {Readonly<Record<string, import('zod').ZodType<Report[]>>>} schemas of a body, by content type
 * @property {number} perMinute how many bodies are read, of all senders together
 * @property {(report: Report) => void} count
 * @property {boolean} [leavesOutRobots] whether those that say what they are count nothing
 */

const LIMIT_BYTES = 8192;
const LIMIT_MS = 5000;

/** The word by which crawlers and previewers name themselves. */
const ROBOT = /bot|crawl|spider|preview|lighthouse/i;

/**
 * Counts browser reports without storing or logging them. Senders are untrusted: 8 KB, known
 * content types, five seconds, a rate limit.
 *
 * @template Report
 * @param {ReportKind<Report>} kind
 * @returns {(request: IncomingMessage, response: import('node:http').ServerResponse) => void}
 */
export function receiveReports({ schemas, perMinute, count, leavesOutRobots = false }) {
  const isAllowed = rateLimit(perMinute);

  /** @param {IncomingMessage['headers']} headers */
  const schemaOf = (headers) => {
    const [type] = (headers['content-type'] ?? '').split(';');
    return Object.entries(schemas).find(([name]) => name === type?.trim().toLowerCase())?.[1];
  };

  /** @param {IncomingMessage} request */
  const read = async (request) => {
    const schema = schemaOf(request.headers);
    if (!schema) return 415;
    // Node reads at most this many bytes of the body.
    const { 'content-length': length } = request.headers;
    if (length === undefined) return 411;
    if (Number(length) > LIMIT_BYTES) return 413;
    if (!isAllowed()) return 429;
    try {
      addAbortSignal(AbortSignal.timeout(LIMIT_MS), request);
      const reports = schema.parse(await json(request));
      if (leavesOutRobots && ROBOT.test(request.headers['user-agent'] ?? '')) return 204;
      for (const report of reports) count(report);
      return 204;
    } catch {
      return 400;
    }
  };

  return async (request, response) => {
    const status = await read(request);
    if (status !== 204) metrics.refusedReports.inc({ status });
    response
      .writeHead(status, {
        'Cache-Control': CACHE_CONTROL.none,
        // Avoids reading the refused body. Others keep the connection: most pages of stories send one.
        ...(status !== 204 && { Connection: 'close' }),
      })
      .end();
  };
}
