import { z } from 'zod';
import { metrics } from '../lib/telemetry/metrics.mjs';

const DIRECTIVES = [
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'worker-src',
];

const EXTENSION = /^(?:chrome|moz|safari|safari-web|ms-browser)-extension/;

const text = z.string().nullish();

/**
 * @param {string | null | undefined} directive followed by its sources in older browsers
 * @param {(string | null | undefined)[]} uris
 */
const violation = (directive, ...uris) => ({
  directive: DIRECTIVES.find((name) => name === directive?.split(' ')[0]) ?? 'other',
  source: uris.some((uri) => EXTENSION.test(uri ?? '')) ? 'extension' : 'page',
});

/** Body of `report-uri`: https://www.w3.org/TR/CSP3/#deprecated-serialize-violation */
const legacyReportSchema = z
  .object({
    'csp-report': z.object({
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
    }),
  })
  .transform(({ 'csp-report': report }) => [
    violation(
      report['effective-directive'] ?? report['violated-directive'],
      report['blocked-uri'],
      report['source-file'],
    ),
  ]);

/** Body of `report-to`, several reports at once: https://www.w3.org/TR/reporting-1/#media-type */
const reportsSchema = z
  .array(
    z.object({
      type: z.literal('csp-violation'),
      body: z.object({ effectiveDirective: text, blockedURL: text, sourceFile: text }),
    }),
  )
  .max(20)
  .transform((reports) =>
    reports.map(({ body }) => violation(body.effectiveDirective, body.blockedURL, body.sourceFile)),
  );

/** @satisfies {import('./receiveReports.mjs').ReportKind<ReturnType<typeof violation>>} */
export const policyReports = {
  schemas: {
    'application/csp-report': legacyReportSchema,
    'application/reports+json': reportsSchema,
  },
  perMinute: 60,
  count: (report) => metrics.policyReports.inc(report),
};
