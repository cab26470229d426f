import { once } from 'node:events';
import { createServer, request as ask, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { REPORT_PATHS } from '@/lib/request/postPaths.mjs';
import { metrics } from '@/lib/telemetry/metrics.mjs';
import { policyReports } from './policyReports.mjs';
import { receiveReports } from './receiveReports.mjs';
import { createRequestHandler } from './requestHandler.mjs';

const LEGACY = 'application/csp-report';
const CURRENT = 'application/reports+json';
const legacy = JSON.stringify({ 'csp-report': { 'effective-directive': 'script-src-elem' } });
const current = JSON.stringify([
  { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'data' } },
]);

let server: Server;
let port: number;
beforeEach(async () => {
  metrics.registry.resetMetrics();
  const posts = new Map([[REPORT_PATHS.policy, receiveReports(policyReports)]]);
  server = createServer(
    createRequestHandler(async (_, response) => void response.end('page'), { posts }),
  );
  await once(server.listen(0), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  jest.restoreAllMocks();
  server.close();
  server.closeAllConnections();
});

const post = async (type: string, body: string, path = REPORT_PATHS.policy) => {
  const response = await fetch(`http://localhost:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const counted = async () =>
  (await metrics.policyReports.get()).values.map(({ labels, value }) => [labels.directive, value]);
const refused = async () =>
  (await metrics.refusedReports.get()).values.map(({ labels, value }) => [labels.status, value]);

it('counts what both kinds of browser send', async () => {
  const answers = [
    await post(LEGACY, legacy),
    await post(CURRENT, current),
    await post(`${CURRENT}; charset=utf-8`, current),
  ];
  expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(3).fill([204, '']));
  expect(await counted()).toEqual([
    ['script-src-elem', 1],
    ['img-src', 2],
  ]);
});

it('answers with the security headers, and is never kept', async () => {
  const { headers } = await post(LEGACY, legacy);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('no-store');
});

it.each([
  ['another type', 'application/json', legacy, 415],
  ['a form', 'application/x-www-form-urlencoded', 'a=1', 415],
  ['no JSON', LEGACY, '{"csp-report":', 400],
  ['another form', LEGACY, '{"a":"<script>"}', 400],
  ['nothing', LEGACY, '', 400],
  ['the other type’s form', CURRENT, legacy, 400],
  ['over 8 KB', LEGACY, `{"csp-report":{"a":"${'x'.repeat(8192)}"}}`, 413],
])('refuses %s, and repeats nothing of it', async (_, type, body, status) => {
  const answer = await post(type, body);
  expect([answer.status, answer.text]).toEqual([status, '']);
  expect([await counted(), await refused()]).toEqual([[], [[status, 1]]]);
});

it('refuses a body of unknown length before it is read', async () => {
  const sent = ask({
    port,
    path: REPORT_PATHS.policy,
    method: 'POST',
    headers: { 'content-type': LEGACY },
  });
  sent.write('{');
  const [response] = await once(sent, 'response');
  expect(response.statusCode).toBe(411);
  sent.destroy();
});

it('gives up a body that does not come', async () => {
  const { timeout } = AbortSignal;
  const limit = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(20));
  const slow = connect(port, 'localhost');
  slow.write(
    `POST ${REPORT_PATHS.policy} HTTP/1.1\r\nHost: a\r\nContent-Type: ${LEGACY}\r\nContent-Length: 100\r\n\r\n{`,
  );
  await once(slow.resume(), 'close');
  expect(limit.mock.calls).toEqual([[5000]]);
  expect(await refused()).toEqual([[400, 1]]);
});

it('takes sixty a minute', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(0);
  const statuses: number[] = [];
  for (let at = 0; at < 62; at++) statuses.push((await post(LEGACY, legacy)).status);
  expect(statuses.slice(58)).toEqual([204, 204, 429, 429]);
});

it.each(['/', '/api/reports', '/api/reports/csp/', '/api/reports/csp/x', '/api/reports%2fcsp'])(
  'takes nothing at %s',
  async (path) => {
    expect((await post(LEGACY, legacy, path)).status).toBe(405);
  },
);
