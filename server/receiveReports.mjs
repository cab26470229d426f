// @ts-check

import { CACHE_CONTROL } from '../lib/request/cacheControl.mjs';
import { createJsonReader } from '../lib/request/readJson.mjs';
import { metrics } from '../lib/telemetry/metrics.mjs';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */

/**
 * @template Report
 * @typedef {object} ReportKind
 * @property {Readonly<Record<string, import('zod').ZodType<Report[]>>>} schemas of a body, by content type
 * @property {number} perMinute how many bodies are read, of all senders together
 * @property {(report: Report) => void} count
 */

/**
 * Counts browser reports without storing or logging them.
 *
 * @template Report
 * @param {ReportKind<Report>} kind
 * @returns {(request: IncomingMessage, response: import('node:http').ServerResponse) => void}
 */
export function receiveReports({ schemas, perMinute, count }) {
  const read = createJsonReader(schemas, perMinute);
  return async (request, response) => {
    const reports = await read(request);
    if ('value' in reports) reports.value.forEach(count);
    else metrics.refusedReports.inc({ status: reports.status });
    const status = 'value' in reports ? 204 : reports.status;
    // Closing the connection avoids reading the refused body.
    response.writeHead(status, { 'Cache-Control': CACHE_CONTROL.none, Connection: 'close' }).end();
  };
}
