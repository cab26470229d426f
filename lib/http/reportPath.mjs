// @ts-check
/** Where browsers send what they report: the one path that takes a body. */
export const REPORT_PATH = '/api/reports/csp';
