import { CACHE_CONTROL } from '../lib/request/cacheControl.mjs';
import { createJsonReader } from '../lib/request/readJson.mjs';
import { metrics } from '../lib/telemetry/metrics.mjs';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */

/**
 * @template Report
 * @typedef {object} ReportKind
 * @property {Readonly<Record<string, import('zod').ZodType<Report[]>>>} schemas by content type
 * @property {number} perMinute for all senders together
 * @property {(report: Report, request: IncomingMessage) => void} count
 * @property {boolean} [leavesOutRobots]
 */

const ROBOT = /bot|crawl|spider|preview|lighthouse/i;

/**
 * Counts browser reports; stores and logs none.
 *
 * @template Report
 * @param {ReportKind<Report>} kind
 * @returns {(request: IncomingMessage, response: import('node:http').ServerResponse) => void}
 */
export function receiveReports({ schemas, perMinute, count, leavesOutRobots = false }) {
  const read = createJsonReader(schemas, perMinute);
  return async (request, response) => {
    const reports = await read(request);
    const isCounted = !leavesOutRobots || !ROBOT.test(request.headers['user-agent'] ?? '');
    if (!('value' in reports)) metrics.refusedReports.inc({ status: reports.status });
    else if (isCounted) for (const report of reports.value) count(report, request);
    const status = 'value' in reports ? 204 : reports.status;
    response
      .writeHead(status, {
        'Cache-Control': CACHE_CONTROL.none,
        // Avoids reading a refused body. Accepted ones keep the connection, because most story
        // pages send a report.
        ...(status !== 204 && { Connection: 'close' }),
      })
      .end();
  };
}
