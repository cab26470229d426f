import { z } from 'zod';
import { countRead } from '../lib/frontPage/readCounts.mjs';
import { REPORT_PATHS } from '../lib/request/postPaths.mjs';
import { metrics } from '../lib/telemetry/metrics.mjs';
import { createOncePerHour } from './oncePerHour.mjs';
import { policyReports } from './policyReports.mjs';
import { receiveReports } from './receiveReports.mjs';
import { routeKind } from './routeKind.mjs';
import { createSenderOf } from './senderOf.mjs';

/** A longer time means a changed clock or a forged report. */
const milliseconds = z.number().min(0).max(600_000).optional();

const vitalsSchema = z
  .object({
    path: z.string().startsWith('/').max(1000),
    vitals: z.object({
      FCP: milliseconds,
      INP: milliseconds,
      LCP: milliseconds,
      TTFB: milliseconds,
      CLS: z.number().min(0).max(1000).optional(),
    }),
  })
  .transform(({ path, vitals }) => [{ route: routeKind(path), vitals }]);

/** @satisfies {import('./receiveReports.mjs').ReportKind<z.output<typeof vitalsSchema>[number]>} */
export const vitalsReports = {
  schemas: { 'application/json': vitalsSchema },
  perMinute: 600,
  count({ route, vitals: { CLS, ...times } }) {
    for (const [name, ms] of Object.entries(times))
      if (ms !== undefined) metrics.vitalSeconds.observe({ name, route }, ms / 1000);
    if (CLS !== undefined) metrics.layoutShift.observe({ route }, CLS);
  },
};

const readSchema = z
  .object({ story: z.string().min(1).max(200) })
  .transform(({ story }) => [story]);

/**
 * @param {readonly string[]} edges
 * @returns {import('./receiveReports.mjs').ReportKind<string>}
 */
function readReports(edges) {
  const senderOf = createSenderOf(edges);
  const isFirst = createOncePerHour();
  return {
    schemas: { 'application/json': readSchema },
    perMinute: 6000,
    leavesOutRobots: true,
    count(story, request) {
      const sender = senderOf(request);
      if (sender === null || isFirst(sender, story)) countRead(story);
    },
  };
}

/** @param {Pick<import('../lib/config/environment.mjs').Environment, 'CSP_REPORT_PERCENT' | 'WEB_VITALS_PERCENT' | 'TRUSTED_EDGES'>} settings */
export function reportReceivers({ CSP_REPORT_PERCENT, WEB_VITALS_PERCENT, TRUSTED_EDGES }) {
  /** @type {Map<string, ReturnType<typeof receiveReports>>} */
  const receivers = new Map([[REPORT_PATHS.reads, receiveReports(readReports(TRUSTED_EDGES))]]);
  if (CSP_REPORT_PERCENT > 0) receivers.set(REPORT_PATHS.policy, receiveReports(policyReports));
  if (WEB_VITALS_PERCENT > 0) receivers.set(REPORT_PATHS.vitals, receiveReports(vitalsReports));
  return receivers;
}
