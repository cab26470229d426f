import { reportReceivers } from './reportReceivers.mjs';

it.each([
  [0, 0, []],
  [1, 0, ['/api/reports/csp']],
  [0, 1, ['/api/reports/vitals']],
  [100, 100, ['/api/reports/csp', '/api/reports/vitals']],
])('with %d per cent of policies and %d of vitals takes %j', (policy, vitals, paths) => {
  const receivers = reportReceivers({
    CSP_REPORT_PERCENT: policy,
    WEB_VITALS_PERCENT: vitals,
    TRUSTED_EDGES: [],
  });
  expect([...receivers.keys()]).toEqual(['/api/reports/reads', ...paths]);
});
