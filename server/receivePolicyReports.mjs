// @ts-check
import { addAbortSignal } from 'node:stream';
import { json } from 'node:stream/consumers';
import { CACHE_CONTROL } from '../lib/http/cacheControl.mjs';
import { metrics } from '../lib/metrics/metrics.mjs';
import { POLICY_REPORTS } from './policyReports.mjs';
import { rateLimit } from './rateLimit.mjs';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */

const LIMIT_BYTES = 8192;
const LIMIT_MS = 5000;
const REPORTS_PER_MINUTE = 60;

/**
 * Takes reports of violations of the content security policy and counts them; nothing of one is
 * stored, logged or answered. Whoever sends them is a stranger: at most 8 KB are read, of two
 * content types, within five seconds, sixty times a minute for all together.
 *
 * @returns {(request: IncomingMessage, response: import('node:http').ServerResponse) => void}
 */
export function receivePolicyReports() {
  const isAllowed = rateLimit(REPORTS_PER_MINUTE);
  return async (request, response) => {
    const status = refusal(request) ?? (isAllowed() ? await count(request) : 429);
    if (status !== 204) metrics.refusedReports.inc({ status });
    // Closed, so that no body need be read that was refused.
    response.writeHead(status, { 'Cache-Control': CACHE_CONTROL.none, Connection: 'close' }).end();
  };
}

/**
 * What to answer by the head alone; null when the body may be read.
 *
 * @param {IncomingMessage} request
 */
function refusal({ headers }) {
  if (!schemaOf(headers)) return 415;
  // Node reads no more of a body than this header says.
  if (headers['content-length'] === undefined) return 411;
  return Number(headers['content-length']) > LIMIT_BYTES ? 413 : null;
}

/**
 * Reads and counts a request's reports; the status to answer.
 *
 * @param {IncomingMessage} request
 */
async function count(request) {
  try {
    addAbortSignal(AbortSignal.timeout(LIMIT_MS), request);
    const reports = schemaOf(request.headers)?.parse(await json(request)) ?? [];
    for (const report of reports) metrics.policyReports.inc(report);
    return 204;
  } catch {
    return 400;
  }
}

/** @param {IncomingMessage['headers']} headers */
function schemaOf(headers) {
  const [type] = (headers['content-type'] ?? '').split(';');
  return Object.entries(POLICY_REPORTS).find(([name]) => name === type?.trim().toLowerCase())?.[1];
}
