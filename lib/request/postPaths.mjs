// Plain JavaScript, because the server reads it as it is.

/** With `PUSH_PATH`, the only paths that accept a request body. */
export const REPORT_PATHS = {
  policy: '/api/reports/csp',
  reads: '/api/reports/reads',
  vitals: '/api/reports/vitals',
};

export const PUSH_PATH = '/api/push';

export const PUSH_SCRIPT = '/push.js';
