// @ts-check
import { REPORT_PATHS } from '../lib/http/reportPaths.mjs';
import { policyReports } from './policyReports.mjs';
import { receiveReports } from './receiveReports.mjs';
import { vitalsReports } from './vitalsReports.mjs';

/**
 * Who takes reports at which path: only those that pages ask for.
 *
 * @param {Pick<import('../lib/site/environment.mjs').Environment, 'CSP_REPORT_PERCENT' | 'WEB_VITALS_PERCENT'>} settings
 */
export function reportReceivers({ CSP_REPORT_PERCENT, WEB_VITALS_PERCENT }) {
  /** @type {Map<string, ReturnType<typeof receiveReports>>} */
  const receivers = new Map();
  if (CSP_REPORT_PERCENT > 0) receivers.set(REPORT_PATHS.policy, receiveReports(policyReports));
  if (WEB_VITALS_PERCENT > 0) receivers.set(REPORT_PATHS.vitals, receiveReports(vitalsReports));
  return receivers;
}
