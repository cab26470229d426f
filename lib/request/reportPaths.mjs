// @ts-check
// Plain JavaScript, because the server reads it as it is.
/** The only paths that accept a request body. */
export const REPORT_PATHS = {
  policy: '/api/reports/csp',
  reads: '/api/reports/reads',
  vitals: '/api/reports/vitals',
};
