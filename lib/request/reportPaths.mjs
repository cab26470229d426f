// @ts-check
// Plain JavaScript, because the server reads it as it is.
/** Where browsers send what they report: the only paths that take a body. */
export const REPORT_PATHS = {
  policy: '/api/reports/csp',
  vitals: '/api/reports/vitals',
};
